import { expect, test } from 'vitest';
import { readParams, routeFinder } from '~/http/request/route-patterns.server';

const route = (path: string | undefined, parentId?: string) => ({ path, parentId, module: {} }) as never;

const findRoute = routeFinder({
  root: route(''),
  home: route(undefined, 'site'),
  site: route(undefined, 'root'),
  help: route('help', 'site'),
  status: route(':status', 'site'),
  wallpaper: route('wallpaper/:id', 'site'),
  download: route('wallpaper/:id/download', 'site'),
  admin: route('admin', 'root'),
  overview: route(undefined, 'admin'),
  edit: route('wallpapers/:id', 'admin'),
  bulk: route('wallpapers/bulk', 'admin'),
  more: route('more/*', 'root'),
});

test.each([
  ['/', '/'],
  ['/?q=what+somebody+typed', '/'],
  ['/_root.data?q=typed', '/'],
  ['/help', '/help'],
  ['/HELP', '/help'],
  ['/help/', '/help'],
  ['/wp-login.php', '/:status'],
  ['/wallpaper/17', '/wallpaper/:id'],
  ['/wallpaper/17.data?_routes=root', '/wallpaper/:id'],
  ['/wallpaper/someone@example.org/download', '/wallpaper/:id/download'],
  ['/admin', '/admin'],
  ['/admin/wallpapers/3', '/admin/wallpapers/:id'],
  ['/admin/wallpapers/bulk', '/admin/wallpapers/bulk'],
  ['/more/a/b/c', '/more/*'],
  ['/build/_shared/chunk-1.js', '/build/*'],
  ['/a/b', '*'],
  ['*', '*'],
  [undefined, '/'],
])('%s matches %s', (url, pattern) => {
  expect(findRoute(url).pattern).toBe(pattern);
});

test('parameters are read from their places in the path', () => {
  expect(readParams('/random/:size', '/random/1920x1080')).toEqual({ size: '1920x1080' });
  expect(readParams('/api/random', '/api/random')).toEqual({});
});
