/** The longest time that scripts wait for pictures to load. */
const TIMEOUT_MS = 3000;

// These functions are sent to the browser as text, so they must not use anything outside themselves.

/** Restores the scroll position. The router's own script always reads sessionStorage, which delays the first frame. */
function restoreScroll(): void {
  const { key } = history.state ?? {};
  if (!key) return;
  try {
    const position = JSON.parse(sessionStorage.getItem('positions') ?? '{}')[key];
    if (typeof position !== 'number') return;
    // The browser may remember an older position and scroll there a moment later.
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
    scrollTo(0, position);
  } catch {
    // The browser may deny access to storage.
  }
}

/** Marks the visitor's first input in the performance timeline, for useFirstScroll. */
function markFirstInput(): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown']) {
    const mark = (event: Event) => {
      const { movementX, movementY } = event as PointerEvent;
      // A page that appears under a resting pointer reports a move of 0 px.
      if (type === 'pointermove' && !movementX && !movementY) return;
      listening.abort();
      performance.mark('first-input');
    };
    addEventListener(type, mark, options);
  }
}

/**
 * Between history entries that scripts have added, Back only changes the address, even if a document was loaded since. Loads its
 * page, until the router does.
 */
function followAddress(): void {
  const readAddress = () => location.pathname + location.search;
  const served = readAddress();
  addEventListener('popstate', () => {
    if (!('scripts' in document.documentElement.dataset) && readAddress() !== served) location.reload();
  });
}

/** Starts the page's scripts, after `timeout` ms at the latest. Browsers that lack what they use keep the page without scripts. */
function hydrateLater(timeout: number): void {
  const needed = [
    window.AbortController,
    window.TransformStream,
    window.TextEncoderStream,
    window.TextDecoderStream,
    window.queueMicrotask,
    Array.prototype.at,
    Array.prototype.flatMap,
    Element.prototype.replaceChildren,
    HTMLFormElement.prototype.requestSubmit,
    Object.fromEntries,
    Object.hasOwn,
    Promise.allSettled,
    String.prototype.at,
    String.prototype.replaceAll,
  ];
  const events = ['pointerdown', 'keydown', 'touchstart'];
  const hydrate = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type=deferred]')?.textContent ?? '';
    document.head.append(script);
    script.remove();
  };
  let isDeferred = needed.every(Boolean);
  const schedule = () => {
    if (!isDeferred) return;
    isDeferred = false;
    for (const event of events) removeEventListener(event, schedule, true);
    // Lets the browser handle the event first.
    setTimeout(hydrate);
  };
  for (const event of events) addEventListener(event, schedule, true);
  // One frame to show the page, another to show decoded pictures. Hidden pages have no frames and rely on the timeout.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(schedule)));
  setTimeout(schedule, timeout);
}

/** React must find the document as it was rendered. */
const inline = (nonce: string, calls: string) =>
  `<script nonce="${nonce}">(${followAddress})();${calls}document.currentScript.remove()</script>`;

/** Delays a page's scripts, and its messages with them, until it is shown or used. Remix would load them before the pictures. */
export function deferHydration(scripts: string, nonce: string, messages: string[]): string {
  if (!scripts.includes('<link rel="modulepreload"')) return scripts + inline(nonce, '');
  const loader = inline(nonce, `(${restoreScroll})();(${markFirstInput})();(${hydrateLater})(${TIMEOUT_MS});`);
  const deferred = (scripts + loader)
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replace(`<script nonce="${nonce}" type="module"`, `<script nonce="${nonce}" type="deferred"`);
  const start = deferred.indexOf('>', deferred.indexOf(' type="deferred"')) + 1;
  return deferred.slice(0, start) + messages.map((url) => `import "${url}";`).join('') + deferred.slice(start);
}
