import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { decodePageData, markFirstEntry } from './remix/browser';
import { explainFailedNavigations } from './ui/browser/requests';
import { keepPageWhenUnreachable } from './ui/overlays/unreachable';

markFirstEntry();
explainFailedNavigations();
keepPageWhenUnreachable();

decodePageData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
