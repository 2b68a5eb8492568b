/** How long a page that is still loading pictures stays without its scripts, in ms. */
const PATIENCE_MS = 3000;

/** Runs in the browser, as text: it must not use anything from outside of itself. */
function beginLater(patience: number): void {
  const self = document.currentScript as HTMLScriptElement;
  const { nonce } = self;
  const reasons = ['load', 'pointerdown', 'keydown', 'touchstart'];
  const begin = () => {
    for (const reason of reasons) removeEventListener(reason, begin, true);
    clearTimeout(timer);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = document.querySelector('script[type=late]')?.textContent ?? '';
    document.head.append(script);
    script.remove();
  };
  for (const reason of reasons) addEventListener(reason, begin, true);
  const timer = setTimeout(begin, patience);
  // React must find the document as it has rendered it.
  self.remove();
}

/**
 * Lets the scripts of a page begin after its styles and first pictures, or when the visitor first does something. Remix
 * preloads some forty of them, all as urgent as a style sheet and before any picture, while the page works without one.
 */
export function withLateScripts(html: string, nonce: string): string {
  const loader = `<script nonce="${nonce}">(${beginLater})(${PATIENCE_MS})</script>`;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(`<script nonce="${nonce}" type="module"`, `<script nonce="${nonce}" type="late"`)
    .replace(/<\/body>(?!.*<\/body>)/s, () => `${loader}</body>`);
}
