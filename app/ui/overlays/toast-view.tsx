import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { Link } from '@remix-run/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { messagesOf } from '~/messages/messages';
import { NoticeButton, NoticeForm } from './notice';
import type { ToastMessage } from './toasts';

const DURATION_MS = 5000;
/** For toasts with a decision to make. */
const LONGER_MS = 10_000;
const SWIPE_PX = 50;

/** Content outside an open modal dialog is inert. So toasts go inside. */
const topmost = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

function useTopmost(): Element {
  const [element, setElement] = useState(topmost);
  useEffect(() => {
    const look = () => setElement(topmost());
    // Captured, because `close` does not bubble.
    document.addEventListener('close', look, true);
    return () => document.removeEventListener('close', look, true);
  }, []);
  return element;
}

/** Esc has already closed the toast. Without this it would also close the dialog below. */
function closeOnlyToast(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

interface Props {
  message: ToastMessage;
  onClose: () => void;
}

export default function ToastView({ message, onClose }: Props) {
  const { kind, title, text, link, form, button, stays } = message;
  const container = useTopmost();
  const { close } = messagesOf('controls');
  return createPortal(
    <Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} announcerContainer={container}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focused controls are inside */}
      <div onKeyDown={closeOnlyToast}>
        <Root
          className={`toast ${kind}`}
          type="foreground"
          duration={stays ? Number.POSITIVE_INFINITY : form && LONGER_MS}
        >
          <Title className="toast-title">{title}</Title>
          {text && <Description>{text}</Description>}
          {link && <Link to={link.path}>{link.label}</Link>}
          {form && <NoticeForm {...form} />}
          {button && <NoticeButton {...button} onClose={onClose} />}
          <Close className="toast-close" aria-label={close} data-tooltip={close}>
            ×
          </Close>
        </Root>
      </div>
      <Viewport className="toasts" hotkey={['F8']} />
    </Provider>,
    container,
  );
}
