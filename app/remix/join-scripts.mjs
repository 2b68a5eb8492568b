import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { minify } from 'terser';
import { digestMessages, writeMessages } from './write-messages.mjs';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(projectRoot, 'public/build');
const MANIFEST_START = 'window.__remixManifest=';

/** Compiles functions off the main thread while the file arrives: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
const NOTICE = '//! React is (c) Facebook, Inc. Remix and React Router are (c) Remix Software Inc. MIT license.';
/** Smaller files are joined with others: each is a request. */
const SMALLEST_BYTES = 10_000;

/** The router neither shows nor submits to the other routes: API, feeds and files. */
const PAGES = /^(root$|routes\/(_site|admin))/;
const HOME = ['root', 'routes/_site', 'routes/_site._index'];

const fileOf = (url) => path.join(projectRoot, 'public', url);

/** Everything that can be reached from `start`, with itself. */
function reach(start, next, found = new Set([start])) {
  for (const one of next(start)) {
    if (found.has(one)) continue;
    found.add(one);
    reach(one, next, found);
  }
  return found;
}

/** Two files for every page: what the entry needs, and what the home page adds. */
function joinForHome({ entry, routes }) {
  let parts;
  return (id, { getModuleInfo }) => {
    parts ??= Object.entries({ libraries: [entry], site: HOME.map((route) => routes[route]) }).map(
      ([name, scripts]) => {
        const ids = scripts.flatMap(({ module }) => [
          ...reach(fileOf(module), (one) => getModuleInfo(one).importedIds),
        ]);
        return { name, ids: new Set(ids) };
      },
    );
    return parts.find(({ ids }) => ids.has(id))?.name;
  };
}

const minified = {
  name: 'minified',
  async renderChunk(code, { name }) {
    const preamble = ['libraries', 'site'].includes(name) ? `${COMPILE_AHEAD}\n${NOTICE}` : undefined;
    // 4 KB less for the home page than what esbuild writes.
    return minify(code, { module: true, ecma: 2020, format: { preamble } });
  },
};

async function join(manifest, pages, version) {
  const scripts = [manifest.entry, ...pages].map(({ module }) => module);
  const joined = await rollup({
    input: Object.fromEntries(scripts.map((url) => [url.replace(/^\/build\/|-[A-Z\d]{8}\.js$/g, ''), fileOf(url)])),
    preserveEntrySignatures: 'strict',
    logLevel: 'warn',
    plugins: [{ name: 'addresses', resolveId: (id) => (id.startsWith('/build/') ? fileOf(id) : null) }],
  });
  const { output } = await joined.generate({
    entryFileNames: `[name]-${version}.js`,
    chunkFileNames: `_shared/[name]-${version}.js`,
    manualChunks: joinForHome(manifest),
    experimentalMinChunkSize: SMALLEST_BYTES,
    sanitizeFileName: false,
    plugins: [minified],
  });
  return new Map(output.map((chunk) => [`/build/${chunk.fileName}`, chunk]));
}

/** The compiler emits forty files for the home page. This joins what the entry and the home page need into two. */
export async function joinScripts() {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  const manifestName = names.find((name) => name.startsWith('manifest-'));
  const manifestText = readFileSync(path.join(folder, manifestName), 'utf8');
  const manifest = JSON.parse(manifestText.slice(MANIFEST_START.length, -1));
  const pages = Object.values(manifest.routes).filter(({ id }) => PAGES.test(id));
  const digest = createHash('sha256').update(manifestText).update(digestMessages());
  for (const file of ['app/remix/join-scripts.mjs', 'package-lock.json'])
    digest.update(readFileSync(path.join(projectRoot, file)));
  const version = digest.digest('hex').slice(0, 8);

  const chunks = await join(manifest, pages, version);
  for (const name of names) rmSync(path.join(folder, name));
  for (const [url, { code }] of chunks) writeFileSync(fileOf(url), code);

  /** @param kinds `imports` load at once, `dynamicImports` later */
  const loadedBy = (url, kinds) =>
    reach(url, (one) => kinds.flatMap((kind) => chunks.get(one)[kind].map((name) => `/build/${name}`)));
  const urls = new Map([...chunks].map(([url, { facadeModuleId }]) => [facadeModuleId, url]));
  const rename = (script) => {
    const module = urls.get(fileOf(script.module));
    return { ...script, module, imports: [...loadedBy(module, ['imports'])].slice(1) };
  };
  const entry = rename(manifest.entry);
  const routes = pages.map(rename);
  const writeManifest = (name, isWanted = () => true) => {
    const wanted = routes.filter(({ id }) => isWanted(id)).map((route) => [route.id, route]);
    const written = { entry, routes: Object.fromEntries(wanted), version, url: `/build/${name}-${version}.js` };
    writeFileSync(fileOf(written.url), `${MANIFEST_START}${JSON.stringify(written)};`);
    return written;
  };
  const assets = writeManifest('manifest');
  // Half of all pages. Visitors reach the others by links that load a document.
  const { url: visitorsUrl } = writeManifest('visitors', (id) => !id.startsWith('routes/admin'));
  // The server also renders routes that are no pages of the router, without scripts.
  const all = { ...assets, visitorsUrl, routes: { ...manifest.routes, ...assets.routes } };
  writeFileSync(path.join(projectRoot, 'build/server/assets.json'), JSON.stringify(all));

  const textsOf = (isWanted, kinds) => {
    const wanted = [entry, ...routes.filter(({ id }) => isWanted(id))];
    const loaded = new Set(wanted.flatMap(({ module }) => [...loadedBy(module, kinds)]));
    return [...loaded].map((url) => chunks.get(url).code);
  };
  await writeMessages(version, {
    atOnce: (isWanted) => textsOf(isWanted, ['imports']),
    atLast: (isWanted) => textsOf(isWanted, ['imports', 'dynamicImports']),
  });
}
