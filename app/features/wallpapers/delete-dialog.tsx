import { Form, useLocation } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { buttonProps } from '~/ui/button-props';
import { SubmitButton } from '~/ui/submit-button';
import { type AdminListQuery, deletePath, pathBesideList } from './admin-list.view';

/** Whether a click on a link asks for nothing special, such as a new tab. */
export function opensHere(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

interface DeleteDialogProps {
  wallpaper: { id: number; title: string } | null;
  query: AdminListQuery;
  onClose: () => void;
}

/**
 * Asks before a wallpaper is deleted; without JavaScript the link leads to a page that does. The browser's own dialog:
 * Radix's writes a style element for its scroll lock, which the Content-Security-Policy refuses.
 */
export function DeleteDialog({ wallpaper, query, onClose }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (wallpaper) dialog.current?.showModal();
    else dialog.current?.close();
  }, [wallpaper]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the sign that the deletion is through
  useEffect(() => onClose(), [key]);
  return (
    <dialog
      ref={dialog}
      className="confirm-dialog"
      role="alertdialog"
      aria-labelledby="confirm-delete"
      onClose={onClose}
    >
      {wallpaper && (
        <Form method="post" action={pathBesideList(deletePath(wallpaper.id), query)}>
          <h2 id="confirm-delete">Delete “{wallpaper.title}”?</h2>
          <p>The wallpaper and its files will be gone for good.</p>
          <div className="form-actions">
            <button type="button" {...buttonProps('quiet')} onClick={onClose}>
              Cancel
            </button>
            <SubmitButton look="danger" busy="Deleting…">
              Delete
            </SubmitButton>
          </div>
        </Form>
      )}
    </dialog>
  );
}
