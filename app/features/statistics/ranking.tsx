import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CompactCount } from '~/ui/pages/compact-count';

interface RankingProps {
  id: string;
  title: string;
  columns: [string, string];
  rows: { key: string | number; label: string; to: string; count: number; pictureUrl?: string }[];
  empty: string;
  /** Ways to other rankings of the kind. */
  choices?: ReactNode;
}

/** A table whose rows are bars as well: each is filled by its share of the largest count. */
export function Ranking({ id, title, columns: [what, counted], rows, empty, choices }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {choices}
      {rows.length === 0 ? (
        <p className="panel-lead">{empty}</p>
      ) : (
        <table className="ranking" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col" className="cell-number">
                {counted}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, to, count, pictureUrl }) => (
              <tr key={key}>
                <th scope="row">
                  <span className="ranking-bar" style={{ width: `${(100 * count) / most}%` }} />
                  <Link to={to}>
                    {pictureUrl && (
                      <img src={pictureUrl} alt="" width={64} height={40} loading="lazy" decoding="async" />
                    )}
                    <span>{label}</span>
                  </Link>
                </th>
                <td className="cell-number">
                  <CompactCount value={count} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
