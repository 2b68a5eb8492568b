/** How long a page that is still loading pictures stays without its scripts, in ms. */
const PATIENCE_MS = 3000;

// What runs in the browser, as text, must not use anything from outside of itself.

/** Restores the scroll position. The router's script reads sessionStorage for everybody, which delays the first frame. */
function comeBack(): void {
  const { key } = history.state ?? {};
  if (!key) return;
  try {
    const place = JSON.parse(sessionStorage.getItem('positions') ?? '{}')[key];
    if (typeof place !== 'number') return;
    // The browser may know an earlier place, and would go there a moment later.
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
    scrollTo(0, place);
  } catch {
    // Storage may be refused.
  }
}

/** Lets the scripts of the page begin after `patience` ms at the latest. */
function beginLater(patience: number): void {
  const self = document.currentScript as HTMLScriptElement;
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type=late]')?.textContent ?? '';
    document.head.append(script);
    script.remove();
  };
  let isAsleep = true;
  const wake = () => {
    if (!isAsleep) return;
    isAsleep = false;
    for (const sign of signs) removeEventListener(sign, wake, true);
    // After what else the event makes the browser do.
    setTimeout(begin);
  };
  for (const sign of signs) addEventListener(sign, wake, true);
  // One frame to show the page, another for the pictures that were being decoded. A hidden page has no frames, but patience.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(wake)));
  setTimeout(wake, patience);
  // React must find the document as it has rendered it.
  self.remove();
}

/** Delays a page's scripts until it is shown, or used. Remix preloads them before the pictures. */
export function deferHydration(scripts: string, nonce: string): string {
  if (!scripts.includes('<link rel="modulepreload"')) return scripts;
  const loader = `<script nonce="${nonce}">(${comeBack})();(${beginLater})(${PATIENCE_MS})</script>`;
  return (scripts + loader)
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(`<script nonce="${nonce}" type="module"`, `<script nonce="${nonce}" type="late"`);
}
