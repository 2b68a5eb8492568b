import { currentPrefix } from './languages.server';

/** "/es" on pages below the prefix of a language, empty on pages in the site's own language. */
export const languagePrefix = (): string => currentPrefix?.() ?? document.documentElement.dataset.prefix ?? '';

/** "/" and "/?q=sea" below "/es" are "/es" and "/es?q=sea". */
export const belowPrefix = (prefix: string, path: string): string =>
  prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '');

/** The address of a page in the current language, for links that the router does not make. */
export const inLanguage = (path: string): string => belowPrefix(languagePrefix(), path);

/** The path as the router and the routes know it. */
export function withoutPrefix(pathname: string): string {
  const prefix = languagePrefix();
  if (prefix === '' || !pathname.startsWith(prefix)) return pathname;
  const rest = pathname.slice(prefix.length);
  return rest === '' || rest.startsWith('/') ? rest || '/' : pathname;
}
