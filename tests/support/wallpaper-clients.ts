/** What wallpaper changers expect of an address, rewritten from the behaviour of their code. */

type Json = unknown;

/** RandomWallpaperGnome3: members by dots, `$` for the whole, one of an array by its number or by `@random`. */
function jsonAt(document: Json, path: string, draw = Math.random): Json {
  let found: Json = document;
  for (const step of path.split('.')) {
    const [, name = '', index] = /^([^[\]]*)(?:\[(.+)\])?$/.exec(step) ?? [];
    if (typeof found !== 'object' || found === null) return null;
    found = name === '$' ? found : ((found as Record<string, Json>)[name] ?? null);
    if (index === undefined) continue;
    if (!Array.isArray(found)) return null;
    found = found[index === '@random' ? Math.floor(draw() * found.length) : Number(index)] ?? null;
  }
  return found;
}

/** It names and blocks pictures by the last part of the address, without the query. */
export const fileNameOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? '';

/** Its source of the kind “Generic JSON”. It sends no Accept, and joins no path to an address. */
export async function genericJson(request: string, paths: { image: string; post: string; author: string }) {
  const response = await fetch(encodeURI(request), { headers: { Accept: '' } });
  const document = JSON.parse(await response.text());
  const image = jsonAt(document, paths.image);
  if (typeof image !== 'string' || image === '') throw new Error('Unexpected json member found');
  const text = (path: string) => {
    const value = jsonAt(document, path);
    return typeof value === 'string' ? value : null;
  };
  return { image, name: fileNameOf(image), post: text(paths.post), author: text(paths.author) };
}

/** MMM-Wallpaper bypasses all caches. */
export const withCacheBuster = (address: string, now = Date.now()) =>
  `${address}${address.includes('?') ? '&' : '?'}mmm-wallpaper-ts=${now}`;

/** WallPanel fills in the size of the screen and the time. */
export const fillIn = (address: string, values: Record<'width' | 'height' | 'timestamp', number>) =>
  address.replace(/\$\{(\w+)\}/g, (whole, name) => String(values[name as keyof typeof values] ?? whole));
