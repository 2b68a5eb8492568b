import { readdirSync, readFileSync } from 'node:fs';

export interface AdminPage {
  /** Every id in it is 1. */
  path: string;
  /** The route id that scripts use to request this route's data, without its layout's. */
  route: string;
  hasAction: boolean;
  /** Whether it is a page, and not only an address for forms or files. */
  isScreen: boolean;
}

/** Every page of the admin area, from the names of the route files, so that new ones are covered automatically. */
export function adminPages(): AdminPage[] {
  return (
    readdirSync('app/routes')
      .filter((file) => /^admin[._]/.test(file))
      .map((file) => ({
        path: pathOf(file),
        route: `routes/${file.replace(/\.tsx?$/, '')}`,
        hasAction: /export async function action/.test(read(file)),
        // Leaves out random addresses, which cannot be opened in advance, and the catch-all route.
        isScreen: file.endsWith('.tsx') && !/\$(token|batch)\b|\$\.tsx$/.test(file),
      }))
      // The layout has the same address as the page inside it.
      .filter(({ path, hasAction }, index, all) => hasAction || all.findIndex((other) => other.path === path) === index)
  );
}

/** Every public page with a form. All ids and tokens are 1. */
export const visitorForms = (): string[] =>
  readdirSync('app/routes')
    .filter((file) => file.startsWith('_site.') && /export async function action/.test(read(file)))
    .map((file) => pathOf(file.replace('_site.', '')));

function read(routeFile: string): string {
  return readFileSync(`app/routes/${routeFile}`, 'utf8');
}

/** The address of a route file. Every id is 1. */
export function pathOf(routeFile: string): string {
  const name = routeFile.replace(/(\._index)?\.tsx?$/, '').replaceAll('_', '');
  const dot = '\0';
  const path = name.replaceAll('[.]', dot).replaceAll('.', '/').replaceAll(dot, '.');
  return `/${path}`.replaceAll(/\$\w+/g, '1');
}
