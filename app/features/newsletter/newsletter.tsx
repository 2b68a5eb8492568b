import { Link, useLocation } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';
import styles from '~/styles/newsletter.css';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { useLazyDialog, withStyles } from '~/ui/browser/lazy-component';
import { useSite } from '~/ui/browser/site';
import { buttonProps } from '~/ui/forms/button-props';
import { useHashDialog } from '~/ui/overlays/hash-dialog';
import { leaveUnlessUnreachable, sayUnreachable } from '~/ui/overlays/unreachable';

const PAGE = '/subscribe';
const DIALOG = 'subscribe';

const loadDialog = withStyles(() => import('./newsletter-dialog'), styles);

/** Opens the newsletter dialog. Without JavaScript it leads to the page. */
export function SubscribeLink() {
  const dialog = useHashDialog(DIALOG);
  const { pathname } = useLocation();
  return (
    <Link
      to={PAGE}
      discover="none"
      data-in-place
      {...buttonProps('quiet')}
      onPointerEnter={() => void loadDialog().catch(() => undefined)}
      onClick={(event) => {
        if (!isPlainLeftClick(event) || pathname === PAGE) return;
        event.preventDefault();
        dialog.open();
      }}
    >
      {messagesOf('shell').subscribe}
    </Link>
  );
}

export function Newsletter() {
  const site = useSite();
  const { isOpen, open, close } = useHashDialog(DIALOG);
  const Loaded = useLazyDialog(loadDialog, isOpen, () =>
    leaveUnlessUnreachable(PAGE, () => {
      close();
      sayUnreachable(open);
    }),
  );
  if (!Loaded) return null;
  return <Loaded isOpen={isOpen} onClose={() => isOpen && close()} siteName={site?.siteName ?? ''} />;
}
