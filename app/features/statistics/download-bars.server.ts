import { formatStatistic } from '~/messages/numbers';
import type { DownloadChart, DownloadDay } from './download-chart';

/** Between bars and at both ends, as a share of a bar's slot. */
const GAP = 0.2;

/** 1, 2 or 5 times a power of ten: the one nearest to a quarter of `most`. */
function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const quarter = most / 4 / power;
  return power * (quarter >= Math.sqrt(50) ? 10 : quarter >= Math.sqrt(10) ? 5 : quarter >= Math.sqrt(2) ? 2 : 1);
}

const roundUp = (most: number) => Math.ceil(most / roundStep(most)) * roundStep(most);

/** Where the bars and lines of these days stand. The browser gets numbers only, and none of what works them out. */
export function drawChart(days: DownloadDay[]): DownloadChart {
  // Less than four would put lines between whole downloads. A rounded top may call for a wider step: twice is enough.
  const top = roundUp(roundUp(Math.max(4, ...days.map(({ downloads }) => downloads))));
  const step = roundStep(top);
  const y = (downloads: number) => 100 - (downloads / top) * 100;
  const slot = 100 / (days.length + GAP);
  return {
    bars: days.map(({ day, downloads }, index) => ({
      day,
      downloads,
      x: (index + GAP) * slot,
      width: (1 - GAP) * slot,
      y: y(downloads),
      height: 100 - y(downloads),
    })),
    lines: Array.from({ length: Math.round(top / step) + 1 }, (_, line) => line * step).map((value) => ({
      label: formatStatistic(value),
      y: y(value),
    })),
  };
}
