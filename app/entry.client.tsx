import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { decodePageData, markFirstEntry, reloadIfLeftWaiting } from './remix/browser';
import { tolerateForeignNodes } from './ui/browser/foreign-nodes';
import { rememberServedPage } from './ui/browser/served-page';
import { keepPageWhenUnreachable } from './ui/overlays/unreachable';

markFirstEntry();
reloadIfLeftWaiting();
tolerateForeignNodes();
keepPageWhenUnreachable();

decodePageData().then(() => {
  startTransition(() => {
    rememberServedPage(() =>
      hydrateRoot(
        document,
        <StrictMode>
          <RemixBrowser />
        </StrictMode>,
      ),
    );
  });
});
