import { Link, type LinkProps } from '@remix-run/react';
import { forwardRef } from 'react';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';

/** Leads to a page; where a script runs, a plain click opens what does the same here. */
export const InPlaceLink = forwardRef<HTMLAnchorElement, LinkProps & { onOpen: () => void }>(function InPlaceLink(
  { onOpen, ...props },
  ref,
) {
  return (
    <Link
      ref={ref}
      {...props}
      onClick={(event) => {
        if (!isPlainLeftClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
});

interface RowActionsProps {
  name: string;
  view: string;
  edit: string;
  remove: string;
  onRemove: () => void;
}

export function RowActions({ name, view, edit, remove, onRemove }: RowActionsProps) {
  return (
    <td className="cell-actions">
      <Link to={view} aria-label={`View ${name}`}>
        View
      </Link>
      <Link to={edit} aria-label={`Edit ${name}`}>
        Edit
      </Link>
      <InPlaceLink to={remove} aria-label={`Delete ${name}`} onOpen={onRemove}>
        Delete
      </InPlaceLink>
    </td>
  );
}
