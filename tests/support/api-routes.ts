import { readdirSync, readFileSync } from 'node:fs';
import { pathOf } from './admin-pages';

/** Every API address and its methods, from the route files, so that new ones are covered automatically. */
export function apiRoutes(): { path: string; methods: string[] }[] {
  return readdirSync('app/routes')
    .filter((file) => file.startsWith('api.') && file !== 'api.$.ts')
    .map((file) => {
      const handlers = readFileSync(`app/routes/${file}`, 'utf8').matchAll(
        /^ +(?:async )?(GET|POST|PUT|PATCH|DELETE)\b/gm,
      );
      return { path: pathOf(file), methods: [...handlers].map(([, method = '']) => method) };
    });
}

/** Method and path of every call that changes something. */
export function apiWrites(): [method: string, path: string][] {
  return apiRoutes().flatMap(({ path, methods }) =>
    methods.flatMap((method): [string, string][] => (method === 'GET' ? [] : [[method, path]])),
  );
}
