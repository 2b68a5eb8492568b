import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { explainFailedNavigations } from './ui/browser/requests';
import { keepPageWhenUnreachable } from './ui/overlays/unreachable';

// As the router marks all later entries; lists and scroll positions are remembered by the key.
if (!history.state?.key) {
  history.replaceState({ idx: 0, ...history.state, key: Math.random().toString(36).slice(2) }, '');
}

explainFailedNavigations();
keepPageWhenUnreachable();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
