import { readdirSync, readFileSync } from 'node:fs';
import { pathOf } from './admin-pages';

/** Every address of the API with the methods of its route file, so that new ones are covered automatically. */
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

/** Every call that changes something: method and path. */
export function apiWrites(): [method: string, path: string][] {
  return apiRoutes().flatMap(({ path, methods }) =>
    methods.flatMap((method): [string, string][] => (method === 'GET' ? [] : [[method, path]])),
  );
}
