import { useLocation } from '@remix-run/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '~/ui/browser/lazy-component';
import { Notice } from './notice';
import { showToast, type ToastMessage, useToast } from './toasts';

interface Props {
  message: ToastMessage;
  onClose: () => void;
}

// Loaded on demand, because most visits never show one.
const ToastView = lazyComponent(() => import('./toast-view'), PlainToast);

const DURATION_MS = 5000;

/** Shown when the connection is lost and the script can't be loaded. */
function PlainToast({ message, onClose }: Props) {
  useEffect(() => {
    if (message.stays) return;
    const timer = setTimeout(onClose, DURATION_MS);
    return () => clearTimeout(timer);
  }, [message, onClose]);
  return (
    <div className="toasts">
      <Notice {...message} onClose={onClose} />
    </div>
  );
}

/** Shows toasts and flash messages. A flash message that came with the document is shown on the page. */
export function ToastHost({ flash }: { flash: ToastMessage | null }) {
  const [first] = useState(flash);
  const { toast, close, leavePage } = useToast();
  const location = useLocation();
  const last = useRef(location);
  useEffect(() => {
    if (flash && flash !== first) showToast(flash);
  }, [flash, first]);
  useEffect(() => {
    const { pathname, hash } = last.current;
    last.current = location;
    // Opening or closing a dialog doesn't count as leaving the page.
    if (pathname !== location.pathname || hash === location.hash) leavePage();
  }, [location, leavePage]);
  const message = toast?.message;
  return (
    <>
      {flash && flash === first && <Notice {...flash} />}
      {message?.place?.isConnected && createPortal(<Notice {...message} onClose={close} />, message.place)}
      {message && !message.place?.isConnected && (
        <Suspense>
          <ToastView key={toast.number} message={message} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
