export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** In every language. */
const pages = ['/', '/wallpaper/*', '/category/*', '/tag/*', '/colour/*'];
const texts = ['/help', '/changers', '/contact', '/terms', '/privacy'];
const inLanguages = (paths: string[]) => paths.flatMap((path) => [path, `/:language${path}`]);

/**
 * Prefetches the page of a link that is pointed at, until scripts run: they prefetch data instead (ui/browser/prefetch.ts).
 * No searches, because they count against the limit.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: inLanguages([...pages, ...texts]) },
          { not: { href_matches: ['/*\\?*q=*', ...inLanguages(['/wallpaper/*/*', '/*/feed.*'])] } },
          { selector_matches: 'html:not([data-scripts]) a:not([rel~=nofollow])' },
        ],
      },
    },
  ],
};
