import { useEffect } from 'react';
import { withoutPrefix } from '~/messages/addresses';
import { laterMessageFiles, routeScripts } from '~/remix/browser';
import { dataAddress } from '~/remix/data-address';

/** The routes that lists link to. */
const ROUTES = [
  'routes/_site.wallpaper.$id',
  'routes/_site._index',
  'routes/_site.category.$slug',
  'routes/_site.tag.$slug',
];

/** A mouse that only crosses a card is faster. */
const HOVER_MS = 60;

function preload(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href });
  document.head.append(link);
  return link;
}

/** Each route when the browser is idle again: a phone takes 20 ms for the forty scripts of four routes. */
function preloadWhenIdle(isWanted: (id: string) => boolean): void {
  for (const { module, imports = [] } of routeScripts(isWanted)) {
    whenIdle(() => {
      for (const href of imports) preload(href);
      // Evaluated now, so that the click doesn't have to wait.
      preload(module).onload = () => import(module).catch(() => undefined);
    });
  }
}

const whenIdle = (work: () => void) => (window.requestIdleCallback ?? window.setTimeout)(work);

/** Loads the scripts of all admin pages in advance, so that saving a change never needs one. */
export function usePreloadedAdmin(): void {
  useEffect(() => {
    preloadWhenIdle((id) => id.startsWith('routes/admin.'));
  }, []);
}

/** Older answers are not used. */
const FRESH_MS = 5000;

let ready: { address: string; at: number; answer: Promise<Response> } | null = null;

/** The answer that was requested before the click. Each is returned only once. */
export function takePrefetched(address: string): Promise<Response> | null {
  const taken = ready?.address === address && performance.now() - ready.at < FRESH_MS ? ready.answer : null;
  if (taken) ready = null;
  return taken;
}

/** Gallery pages, but no searches: they would count against the limit. */
const isPrefetched = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin &&
  /^\/(?:(?:wallpaper|category|tag)\/[^/]+)?$/.test(withoutPrefix(pathname)) &&
  !/[?&](q=|in=search)/.test(search);

/** Loads the next page's scripts when the browser is idle, and its data on touch, hover or focus. */
export function usePrefetch(): void {
  useEffect(() => {
    let timer: number | undefined;
    const prefetch = (link: HTMLAnchorElement) => {
      const address = dataAddress(link);
      const at = performance.now();
      if (ready?.address === address && at - ready.at < FRESH_MS) return;
      const answer = fetch(address);
      // The click requests it again and reports the failure.
      answer.catch(() => undefined);
      ready = { address, at, answer };
    };
    const onIntent = ({ type, target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest('a');
      if (!link || !isPrefetched(link)) return;
      if (type === 'mouseover') timer = window.setTimeout(prefetch, HOVER_MS, link);
      else prefetch(link);
    };
    const leaving = new AbortController();
    const options = { passive: true, signal: leaving.signal };
    for (const sign of ['touchstart', 'mouseover', 'focusin']) document.addEventListener(sign, onIntent, options);
    preloadWhenIdle((id) => ROUTES.includes(id));
    whenIdle(() => {
      for (const file of laterMessageFiles().slice(1)) preload(file);
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
}
