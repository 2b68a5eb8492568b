import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '~/ui/browser/lazy-component';
import { Notice } from '~/ui/pages/notice';
import { showToast, type ToastMessage, useToast } from './toasts';

// Most visits never see one.
const ToastView = lazyComponent(() => import('./toast-view'), PlainToast);

const DURATION_MS = 5000;

/** What fails without a connection must be said without one. */
function PlainToast({ message }: { message: ToastMessage }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setShown, DURATION_MS, false);
    return () => clearTimeout(timer);
  }, []);
  return (
    isShown && (
      <div className="toasts">
        <Notice {...message} />
      </div>
    )
  );
}

/** Shows toasts, and what a form has left to say: as a toast, or as a sentence on the page when it came with the page. */
export function ToastHost({ flash }: { flash: ToastMessage | null }) {
  const [first] = useState(flash);
  const toast = useToast();
  useEffect(() => {
    if (flash && flash !== first) showToast(flash);
  }, [flash, first]);
  return (
    <>
      {flash && flash === first && <Notice {...flash} />}
      {toast && (
        <Suspense>
          <ToastView key={toast.number} message={toast.message} />
        </Suspense>
      )}
    </>
  );
}
