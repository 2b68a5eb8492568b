import { Link, useNavigate } from '@remix-run/react';
import type { Neighbour, Neighbours } from '~/features/lists/pages/neighbours/neighbours.view';
import { renditionPath, thumbnailWidth } from '~/images/renditions';
import { messagesOf } from '~/messages/messages';
import { useMoving } from '~/ui/browser/use-moving';
import { LineIcon } from '~/ui/shell/icons';

const CHEVRONS = { prev: 'm12 4-6 6 6 6', next: 'm8 4 6 6-6 6' };

function NeighbourLink({ to, rel, label }: { to: Neighbour | null; rel: 'prev' | 'next'; label: string }) {
  if (!to) return <span className={`list-ways-${rel}`} />;
  const { path, title, fileKey, width, height } = to;
  return (
    <Link
      to={path}
      rel={rel}
      className={`list-ways-${rel}`}
      aria-label={messagesOf('wallpaperPage').neighbour(label, title)}
      data-tooltip={title}
    >
      <LineIcon path={CHEVRONS[rel]} />
      <img src={renditionPath(fileKey, thumbnailWidth(width), 'webp')} alt="" width={width} height={height} />
      <span>{label}</span>
    </Link>
  );
}

/** Links to the previous and next wallpaper of the list, also by arrow keys and swipes. */
export function PrevNext({ neighbours: { position, total, previous, next } }: { neighbours: Neighbours }) {
  const navigate = useNavigate();
  const text = messagesOf('wallpaperPage');
  useMoving('.detail-picture', (direction) => {
    const to = direction === 'next' ? next : previous;
    if (to && !document.querySelector('dialog[open]')) navigate(to.path);
  });
  return (
    <nav aria-label={text.inList} className="list-ways">
      <NeighbourLink to={previous} rel="prev" label={text.previous} />
      <p>
        {total !== null && position !== null && total >= position
          ? text.positionOf(position, total)
          : text.position(position ?? 0)}
      </p>
      <NeighbourLink to={next} rel="next" label={text.next} />
    </nav>
  );
}
