import { Link, type LinkProps } from '@remix-run/react';
import { forwardRef } from 'react';
import { messagesOf } from '~/messages/messages';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';

/** A link to a page. With JavaScript, a plain click calls `onOpen` instead. */
export const InPlaceLink = forwardRef<HTMLAnchorElement, LinkProps & { onOpen: () => void }>(function InPlaceLink(
  { onOpen, ...props },
  ref,
) {
  return (
    <Link
      ref={ref}
      {...props}
      data-in-place
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
  const text = messagesOf('adminControls');
  return (
    <td className="cell-actions">
      <Link to={view} aria-label={text.viewNamed(name)}>
        {text.view}
      </Link>
      <Link to={edit} aria-label={text.editNamed(name)}>
        {text.edit}
      </Link>
      <InPlaceLink to={remove} aria-label={text.deleteNamed(name)} onOpen={onRemove}>
        {text.delete}
      </InPlaceLink>
    </td>
  );
}
