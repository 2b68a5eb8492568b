import { messagesOf } from '~/messages/messages';
import { Button, ButtonLink } from '~/ui/forms/button';
import { Dialog } from '~/ui/overlays/dialog';

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['j', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['k', -1],
]);

/** The address of a row's large picture, if it has one. */
export const largePicture = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('[data-large]')?.dataset.large;

interface PicturePreviewProps {
  /** The row whose picture is shown. */
  row: HTMLTableRowElement | null;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A row's picture, large. Arrow keys, j and k go on to the other rows. */
export function PicturePreview({ row, onStep, onClose }: PicturePreviewProps) {
  const link = row?.querySelector<HTMLAnchorElement>('[data-key="e"]');
  const title = link?.textContent ?? '';
  const text = messagesOf('adminControls');
  return (
    <Dialog isOpen={row !== null} onClose={onClose} labelledBy="preview-title" className="picture-preview">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is in the dialog */}
      <div
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, altKey } = event;
          const step = STEPS.get(key);
          const isOnControl = event.target instanceof HTMLElement && event.target.matches('a, button');
          if (ctrlKey || metaKey || altKey || !(step || key === 'p' || (key === ' ' && !isOnControl))) return;
          event.preventDefault();
          if (step) onStep(step === 1 ? 1 : -1);
          else onClose();
        }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: holds the focus, so that Space closes the preview */}
        <img src={largePicture(row)} alt={title} tabIndex={0} />
        <div className="preview-foot">
          <h2 id="preview-title">{title}</h2>
          {link && (
            <ButtonLink to={link.pathname + link.search} look="main">
              {text.edit}
            </ButtonLink>
          )}
          <Button type="button" onClick={onClose}>
            {text.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
