import { Link, useNavigate } from '@remix-run/react';
import type { Neighbour, Neighbours } from '~/features/lists/pages/neighbours/neighbours.view';
import { renditionPath, thumbnailWidth } from '~/images/renditions';
import { exactCount } from '~/messages/numbers';
import { useMoving } from '~/ui/browser/use-moving';
import { LineIcon } from '~/ui/shell/icons';

const CHEVRONS = { prev: 'm12 4-6 6 6 6', next: 'm8 4 6 6-6 6' };

function NeighbourLink({ to, rel, label }: { to: Neighbour | null; rel: 'prev' | 'next'; label: string }) {
  if (!to) return <span className={`list-ways-${rel}`} />;
  const { path, title, fileKey, width, height } = to;
  return (
    <Link to={path} rel={rel} className={`list-ways-${rel}`} aria-label={`${label}: ${title}`} data-tooltip={title}>
      <LineIcon path={CHEVRONS[rel]} />
      <img src={renditionPath(fileKey, thumbnailWidth(width), 'webp')} alt="" width={width} height={height} />
      <span>{label}</span>
    </Link>
  );
}

/** To the wallpapers before and behind this one in the list that led to it; by arrow keys and swipes, too. */
export function PrevNext({ neighbours: { position, total, previous, next } }: { neighbours: Neighbours }) {
  const navigate = useNavigate();
  useMoving('.detail-picture', (direction) => {
    const to = direction === 'next' ? next : previous;
    if (to && !document.querySelector('dialog[open]')) navigate(to.path);
  });
  return (
    <nav aria-label="In this list" className="list-ways">
      <NeighbourLink to={previous} rel="prev" label="Previous" />
      <p>
        {exactCount(position ?? 0)}
        {total !== null && position !== null && total >= position && ` of ${exactCount(total)}`}
      </p>
      <NeighbourLink to={next} rel="next" label="Next" />
    </nav>
  );
}
