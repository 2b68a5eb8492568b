import { LiveReload, Scripts } from '@remix-run/react';
import { useNonce } from './contexts';

/** The router's scripts. They are not part of what the browser loads to hydrate them. */
export function PageScripts() {
  const nonce = useNonce();
  return (
    <>
      <Scripts nonce={nonce} />
      <LiveReload nonce={nonce} />
    </>
  );
}
