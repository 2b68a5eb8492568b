import { readdirSync, readFileSync } from 'node:fs';

export interface AdminPage {
  /** Every id in it is 1. */
  path: string;
  /** Requests this route's own data without its layout's. */
  route: string;
  hasAction: boolean;
  /** Where its forms go. The layout, which takes none, has the same address as its index page. */
  formPath: string;
  /** False for routes that only handle forms or files. */
  isScreen: boolean;
}

/** Every admin page, from the names of the route files, so that new ones are covered automatically. */
export function adminPages(): AdminPage[] {
  return readdirSync('app/routes')
    .filter((file) => /^admin[._]/.test(file))
    .map((file) => ({
      path: pathOf(file),
      formPath: file === 'admin._index.tsx' ? '/admin?index' : pathOf(file),
      route: `routes/${file.replace(/\.tsx?$/, '')}`,
      hasAction: /export async function action/.test(read(file)),
      // Skips pages with random addresses or names, and the catch-all for missing pages.
      isScreen: file.endsWith('.tsx') && !/\$(token|batch|language)\b|\$\.tsx$/.test(file),
    }))
    .filter(({ path, hasAction }, index, all) => hasAction || all.findIndex((other) => other.path === path) === index);
}

/** Every visitor page with a form. All ids and tokens are 1. */
export const visitorForms = (): string[] =>
  readdirSync('app/routes')
    .filter((file) => file.startsWith('_site.') && /export async function action/.test(read(file)))
    .map((file) => pathOf(file.replace('_site.', '')));

function read(routeFile: string): string {
  return readFileSync(`app/routes/${routeFile}`, 'utf8');
}

/** The address of a route file. All ids are 1. */
export function pathOf(routeFile: string): string {
  const name = routeFile.replace(/(\._index)?\.tsx?$/, '').replaceAll('_', '');
  const dot = '\0';
  const path = name.replaceAll('[.]', dot).replaceAll('.', '/').replaceAll(dot, '.');
  return `/${path}`.replaceAll(/\$\w+/g, '1');
}
