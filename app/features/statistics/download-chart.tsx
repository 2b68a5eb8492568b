import { messagesOf } from '~/messages/messages';

export interface DownloadDay {
  /** ISO 8601, UTC. */
  day: string;
  downloads: number;
}

/** Positions in percent of the chart, from its top left corner. */
export interface DownloadChart {
  bars: (DownloadDay & { x: number; y: number; width: number; height: number })[];
  lines: { label: string; y: number }[];
}

const DAYS_BETWEEN_LABELS = 7;

const formatDay = (day: string) =>
  new Date(day).toLocaleDateString(messagesOf('language').dates, { day: 'numeric', month: 'short', timeZone: 'UTC' });

function summarize(days: DownloadDay[]): string {
  const total = days.reduce((sum, { downloads }) => sum + downloads, 0);
  const busiest = days.reduce((best, day) => (day.downloads > best.downloads ? day : best));
  const text = messagesOf('overview').chart;
  if (total === 0) return text.none(days.length);
  return text.summary(total, days.length, formatDay(busiest.day), busiest.downloads);
}

const percent = (value: number) => `${value}%`;

/** Sized in percent instead of scaled, so that the text keeps its size on a phone. */
function Bars({ chart: { bars, lines } }: { chart: DownloadChart }) {
  const text = messagesOf('overview').chart;
  return (
    <svg className="chart" role="img" aria-label={text.label} aria-describedby="download-summary">
      {lines.map(({ label, y }) => (
        <g key={label} className="chart-line">
          <line x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
          <text x="-8" y={percent(y)} dy="4">
            {label}
          </text>
        </g>
      ))}
      {bars.map(({ day, downloads, x, y, width, height }, index) => (
        <g key={day} className="chart-day">
          <title>{text.day(formatDay(day), downloads)}</title>
          <rect className="chart-column" x={percent(x)} y="0" width={percent(width)} height="100%" />
          <rect className="chart-bar" x={percent(x)} y={percent(y)} width={percent(width)} height={percent(height)} />
          {(bars.length - 1 - index) % DAYS_BETWEEN_LABELS === 0 && (
            <text className="chart-date" x={percent(x + width)} y="100%" dy="20">
              {formatDay(day)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

export function DownloadsPerDay({ chart }: { chart: DownloadChart }) {
  const text = messagesOf('overview').chart;
  return (
    <section className="panel" aria-labelledby="download-chart">
      <h2 id="download-chart">{text.title}</h2>
      <p id="download-summary" className="panel-lead">
        {summarize(chart.bars)}
      </p>
      <Bars chart={chart} />
      <details className="chart-figures">
        <summary>{text.table}</summary>
        <table className="ranking" aria-labelledby="download-chart">
          <thead>
            <tr>
              <th scope="col">{text.days}</th>
              <th scope="col" className="cell-number">
                {text.downloads}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...chart.bars].reverse().map(({ day, downloads }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{formatDay(day)}</time>
                </th>
                <td className="cell-number">{messagesOf('numbers').exactCount(downloads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
