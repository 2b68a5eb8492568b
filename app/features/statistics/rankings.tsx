import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { renditionPath, renditionWidths } from '~/images/renditions';
import { editPath, tagPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { CompactCount } from '~/ui/pages/compact-count';
import { LinkRow } from '~/ui/shell/link-row';
import type { Analytics } from './analytics.queries.server';

interface PopularProps {
  wallpapers: Analytics['popularWallpapers'];
  /** Of the last 30 days, not of all time. */
  isLately: boolean;
}

export function PopularWallpapers({ wallpapers, isLately }: PopularProps) {
  const text = messagesOf('overview').popular;
  return (
    <Ranking
      id="popular-wallpapers"
      title={text.title}
      columns={[text.wallpaper, text.downloads]}
      rows={wallpapers.map(({ id, title, downloads, fileKey, width }) => ({
        key: id,
        label: title,
        to: editPath(id),
        count: downloads,
        pictureUrl: renditionPath(fileKey, renditionWidths(width)[0] ?? width, 'webp'),
      }))}
      empty={isLately ? text.noneLately : text.none}
      choices={
        <LinkRow
          label={text.period}
          kind="switch"
          choices={[
            { label: text.lately, to: '/admin?popular=30', isCurrent: isLately },
            { label: text.allTime, to: '/admin', isCurrent: !isLately },
          ]}
        />
      }
    />
  );
}

export function TopTags({ tags }: { tags: Analytics['topTags'] }) {
  const text = messagesOf('overview').topTags;
  return (
    <Ranking
      id="top-tags"
      title={text.title}
      columns={[text.tag, text.wallpapers]}
      rows={tags.map(({ name, slug, count }) => ({ key: name, label: name, to: tagPath(slug), count }))}
      empty={text.none}
    />
  );
}

interface RankingProps {
  id: string;
  title: string;
  columns: [string, string];
  rows: { key: string | number; label: string; to: string; count: number; pictureUrl?: string }[];
  empty: string;
  /** Links to other rankings of this kind. */
  choices?: ReactNode;
}

/** A table whose rows are also bars, each filled by its share of the largest count. */
function Ranking({ id, title, columns: [what, counted], rows, empty, choices }: RankingProps) {
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
