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

// Most visits never see one.
const ToastView = lazyComponent(() => import('./toast-view'), PlainToast);

const DURATION_MS = 5000;

/** What fails without a connection must be said without one. */
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

/** Shows toasts, and what a form has left to say: as a toast, or as a sentence on the page when it came with the page. */
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
    // A dialog that opens or closes is no other page.
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
