import { messagesOf } from '~/messages/messages';
import type { DownloadChart, DownloadDay } from './download-chart';

/** The gap between bars and at both ends, as a share of a bar's slot. */
const GAP = 0.2;

/** 1, 2 or 5 times a power of ten, whichever is nearest to a quarter of `most`. */
function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const quarter = most / 4 / power;
  return power * (quarter >= Math.sqrt(50) ? 10 : quarter >= Math.sqrt(10) ? 5 : quarter >= Math.sqrt(2) ? 2 : 1);
}

const roundUp = (most: number) => Math.ceil(most / roundStep(most)) * roundStep(most);

/** Positions of the bars and lines. Worked out here, so that the browser doesn't load the code for it. */
export function drawChart(days: DownloadDay[]): DownloadChart {
  // Below four, lines would fall between whole downloads. Rounding up may widen the step, so round twice.
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
      label: messagesOf('numbers').formatCardCount(value).replace('k', 'K'),
      y: y(value),
    })),
  };
}
