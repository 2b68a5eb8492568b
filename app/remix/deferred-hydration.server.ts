/** How long a page that is still loading pictures stays without its scripts. */
const TIMEOUT_MS = 3000;

// What runs in the browser, as text, must not use anything from outside of itself.

/** Restores the scroll position. The router's script reads sessionStorage for everybody, which delays the first frame. */
function restoreScroll(): void {
  const { key } = history.state ?? {};
  if (!key) return;
  try {
    const position = JSON.parse(sessionStorage.getItem('positions') ?? '{}')[key];
    if (typeof position !== 'number') return;
    // The browser may know an earlier position, and would scroll there a moment later.
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
    scrollTo(0, position);
  } catch {
    // Storage may be refused.
  }
}

/** Marks in the performance timeline that the visitor has begun to do something; useFirstScroll asks for it. */
function markFirstInput(): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown']) {
    const mark = (event: Event) => {
      const { movementX, movementY } = event as PointerEvent;
      // A page that appears under a pointer at rest tells of a move by nothing.
      if (type === 'pointermove' && !movementX && !movementY) return;
      listening.abort();
      performance.mark('first-input');
    };
    addEventListener(type, mark, options);
  }
}

/** Lets the scripts of the page begin after `timeout` ms at the latest. */
function hydrateLater(timeout: number): void {
  const self = document.currentScript as HTMLScriptElement;
  const events = ['pointerdown', 'keydown', 'touchstart'];
  const hydrate = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type=deferred]')?.textContent ?? '';
    document.head.append(script);
    script.remove();
  };
  let isDeferred = true;
  const schedule = () => {
    if (!isDeferred) return;
    isDeferred = false;
    for (const event of events) removeEventListener(event, schedule, true);
    // After what else the event makes the browser do.
    setTimeout(hydrate);
  };
  for (const event of events) addEventListener(event, schedule, true);
  // One frame to show the page, another for the pictures that were being decoded. A hidden page has no frames, only the timeout.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(schedule)));
  setTimeout(schedule, timeout);
  // React must find the document as it has rendered it.
  self.remove();
}

/** Delays a page's scripts until it is shown, or used. Remix preloads them before the pictures. */
export function deferHydration(scripts: string, nonce: string): string {
  if (!scripts.includes('<link rel="modulepreload"')) return scripts;
  const loader = `<script nonce="${nonce}">(${restoreScroll})();(${markFirstInput})();(${hydrateLater})(${TIMEOUT_MS})</script>`;
  return (scripts + loader)
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replace(`<script nonce="${nonce}" type="module"`, `<script nonce="${nonce}" type="deferred"`);
}
