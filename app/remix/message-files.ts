import groups from './message-groups.json';

/**
 * Which files of messages a page needs: of the home page, and besides of lists and wallpapers, texts, or visitors' other pages;
 * or of the administrator's area. write-messages.mjs writes them.
 */
export function messageGroups(pathname: string): string[] {
  const [, start = ''] = pathname.split('/');
  if (start === 'admin') return ['admin'];
  if (start === '') return ['site'];
  if (groups.gallery.includes(start)) return ['site', 'gallery'];
  return ['site', groups.texts.includes(start) ? 'texts' : 'others'];
}

/** @param version of the build */
export const messageFile = (language: string, group: string, version: string): string =>
  `/build/messages/${language}-${group}-${process.env.NODE_ENV === 'development' ? 'development' : version}.js`;
