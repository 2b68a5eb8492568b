import { readdirSync, readFileSync } from 'node:fs';

export interface AdminPage {
  /** Every id in it is 1. */
  path: string;
  /** By which a page's script asks for this route's own data, without its layout's. */
  route: string;
  hasAction: boolean;
  /** Whether it has something to show, and is not only an address for forms or files. */
  isScreen: boolean;
}

/** Every page of the admin area, by the names of the route files: a new one is covered from its first day. */
export function adminPages(): AdminPage[] {
  return (
    readdirSync('app/routes')
      .filter((file) => /^admin[._]/.test(file))
      .map((file) => ({
        path: pathOf(file),
        route: `routes/${file.replace(/\.tsx?$/, '')}`,
        hasAction: /export async function action/.test(read(file)),
        // What has a random address cannot be opened before it is there; the last is every page that is none.
        isScreen: file.endsWith('.tsx') && !/\$(token|batch)\b|\$\.tsx$/.test(file),
      }))
      // The layout has the address of the page inside it.
      .filter(({ path, hasAction }, index, all) => hasAction || all.findIndex((other) => other.path === path) === index)
  );
}

/** Every page of visitors that takes a form, of which all ids and tokens are 1. */
export const visitorForms = (): string[] =>
  readdirSync('app/routes')
    .filter((file) => file.startsWith('_site.') && /export async function action/.test(read(file)))
    .map((file) => pathOf(file.replace('_site.', '')));

function read(routeFile: string): string {
  return readFileSync(`app/routes/${routeFile}`, 'utf8');
}

/** The address that a route file answers; every id in it is 1. */
export function pathOf(routeFile: string): string {
  const name = routeFile.replace(/(\._index)?\.tsx?$/, '').replaceAll('_', '');
  const dot = '\0';
  const path = name.replaceAll('[.]', dot).replaceAll('.', '/').replaceAll(dot, '.');
  return `/${path}`.replaceAll(/\$\w+/g, '1');
}
