import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minify } from 'terser';
import remixConfig from '../../remix.config.js';
import { digestMessages, writeMessages } from './write-messages.mjs';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(projectRoot, 'public/build');
const serverFile = path.join(projectRoot, 'build/server/index.js');
const MANIFEST_START = 'window.__remixManifest=';
const SERVER_MANIFEST = /^var assets_manifest_default = .*;$/m;
/** Compiles functions off the main thread while the file arrives: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

const NOTICE = '//! React is (c) Facebook, Inc. Remix and React Router are (c) Remix Software Inc. MIT license.';

/** Reads one of the settings that remix.config.js decides, or that Remix always turns on in its router. */
const SETTING = /(?<![\w$.])(?:[\w$]+\.)+(isSpaMode|v[37]_\w+)(?![\w$]|=[^=])/g;
// The compiler's names are short.
const NAME_FOR_DEVELOPERS = /(?<![\w$])[\w$]{1,3}\.displayName="\w+"/g;
const COMPONENT = /(?<![\w$])[\w$]{1,3}\.forwardRef\(/g;

/** Lets the minifier drop what Remix would only need with other settings, and components that no page uses. */
const settle = (text) =>
  text
    .replace(SETTING, (_, name) => String(remixConfig.future[name] ?? name.startsWith('v7_')))
    .replace(NAME_FOR_DEVELOPERS, '0')
    .replace(COMPONENT, '/*#__PURE__*/$&');

/** No function reads a property only for its side effect. Extensions for developers find no React. */
const COMPRESS = { pure_getters: true, global_defs: { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined } };

/** The router neither shows nor submits to the other routes: API, feeds and files. */
const PAGES = /^(root$|routes\/(_site|admin))/;

const fileOf = (url) => path.join(projectRoot, 'public', url);
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();

function buildWith(options, resolve) {
  const plugin = {
    name: 'addresses',
    setup(setUp) {
      setUp.onResolve({ filter: /^\/build\// }, ({ path: url }) => resolve(url));
      setUp.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ pluginData }) => ({ contents: pluginData }));
    },
  };
  const always = {
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    logLevel: 'error',
    legalComments: 'none',
  };
  return build({ ...always, outdir: folder, ...options, plugins: [plugin] });
}

async function readScripts(urls) {
  const options = { entryPoints: urls.map(fileOf), metafile: true };
  const { metafile } = await buildWith(options, (url) => ({ path: url, external: true }));
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint, exports, imports }) => [
      `/build/${entryPoint}`,
      { exports, imports: imports.filter(({ kind }) => kind === 'import-statement').map((script) => script.path) },
    ]),
  );
}

function importsOf(urls, scripts, found = new Set()) {
  for (const imported of urls.flatMap((url) => scripts.get(url).imports)) {
    if (found.has(imported)) continue;
    importsOf([imported], scripts, found);
    found.add(imported);
  }
  return found;
}

/** What these scripts import, as `address name`. */
const namesUsedBy = (urls) =>
  new Set(
    urls.flatMap((url) =>
      [...readFileSync(fileOf(url), 'utf8').matchAll(IMPORT)].flatMap(([, names, from]) =>
        names.split(',').map((name) => `${from} ${name.split(' as ')[0]}`),
      ),
    ),
  );

const IMPORT = /import\{([^{}]*)\}from"(\/build\/[^"]+)";?/g;

/** Merges the imports from each file into one statement and drops unused names. The compiler writes one for each original file. */
function joinImports(text) {
  const used = new Set(text.replace(IMPORT, '').match(/[\w$]+/g));
  const lists = new Map();
  for (const [, names, url] of text.matchAll(IMPORT)) {
    const needed = names.split(',').filter((name) => used.has(name.split(' as ').at(-1)));
    lists.set(url, [...(lists.get(url) ?? []), ...needed]);
  }
  return text.replace(IMPORT, (_, _names, url) => {
    const names = lists.get(url);
    lists.delete(url);
    return names ? `import{${names}}from"${url}";` : '';
  });
}

/** Updates the manifest with the new names, and drops scripts that a parent route already loads. */
function renameInManifest(manifest, version, newUrl) {
  const entry = { module: newUrl(manifest.entry.module), imports: newImports(manifest.entry) };
  const routes = Object.fromEntries(
    Object.values(manifest.routes).map((route) => {
      const known = new Set(entry.imports);
      for (let { parentId } = route; parentId; { parentId } = manifest.routes[parentId]) {
        for (const url of newImports(manifest.routes[parentId])) known.add(url);
      }
      const imports = newImports(route).filter((url) => !known.has(url));
      return [route.id, { ...route, module: newUrl(route.module), imports: imports.length > 0 ? imports : undefined }];
    }),
  );
  return { ...manifest, entry, routes, version, url: `/build/manifest-${version}.js` };

  function newImports({ imports = [] }) {
    return [...new Set(imports.map(newUrl))];
  }
}

const IMPORTED_NOW = /(?:from|import)"(\/build\/[^"]+)"/g;
const IMPORTED_LATER = /import\("(\/build\/[^"]+)"\)/g;

/** The scripts of the entry and of the matching routes, with all that they import. */
function textsOf({ entry, routes }, made, isWanted, patterns = [IMPORTED_NOW, IMPORTED_LATER]) {
  const wanted = Object.values(routes).filter(({ id }) => isWanted(id));
  const found = new Set([entry, ...wanted].map(({ module }) => module));
  for (const url of found) {
    for (const pattern of patterns) for (const [, imported] of made.get(url).matchAll(pattern)) found.add(imported);
  }
  return [...found].map((url) => made.get(url));
}

/** The compiler emits forty files for the home page. This joins what the entry and the home page need into two. */
export async function joinScripts() {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  const manifestName = names.find((name) => name.startsWith('manifest-'));
  const manifestText = readFileSync(path.join(folder, manifestName), 'utf8');
  const manifest = JSON.parse(manifestText.slice(MANIFEST_START.length, -1));
  const urls = names.filter((name) => name !== manifestName).map((name) => `/build/${name}`);
  const scripts = await readScripts(urls);
  // The files refer to each other by name, so a file's name can't be the hash of its own content.
  const version = digest(manifestText + readFileSync(new URL(import.meta.url)) + digestMessages());

  const { root, 'routes/_site': site, 'routes/_site._index': home } = manifest.routes;
  const routes = [root.module, site.module, home.module];
  /** Where to find the exports of joined scripts. */
  const places = new Map();
  // The version takes the place of the compiler's hash. Chunks have no other name, so they are numbered.
  const chunks = urls.filter((url) => url.includes('/chunk-')).sort();
  const newUrl = (url) =>
    (!routes.includes(url) && places.get(url)?.url) ||
    url.replace(/(?:-[A-Z\d]{8})?\.js$/, `${chunks.includes(url) ? chunks.indexOf(url) : ''}-${version}.js`);
  const made = new Map();
  const resolveOutside = (url) => {
    const place = places.get(url);
    if (!place) return { path: made.has(url) ? url : newUrl(url), external: true };
    const list = place.names.map((name) => `${place.prefix}${name} as ${name}`);
    return { path: url, namespace: 'stand-in', pluginData: `export { ${list} } from "${place.url}"` };
  };
  const make = async (options, resolve) => joinImports((await buildWith(options, resolve)).outputFiles[0].text);

  for (const [name, users, own] of [
    ['libraries', [manifest.entry.module], []],
    ['site', routes, routes],
  ]) {
    const needed = importsOf(users, scripts);
    const parts = [...needed, ...own].filter((url) => !places.has(url));
    const used = namesUsedBy(urls.filter((url) => !parts.includes(url)));
    const namesOf = (url) => scripts.get(url).exports.filter((one) => own.includes(url) || used.has(`${url} ${one}`));
    const lines = parts.map(
      (url, index) =>
        `export { ${namesOf(url).map((exported) => `${exported} as p${index}${exported}`)} } from "${url}";`,
    );
    const stdin = { contents: lines.join('\n') };
    const joined = await make({ stdin }, (url) => (parts.includes(url) ? { path: fileOf(url) } : resolveOutside(url)));
    // A tenth smaller than what esbuild writes.
    const format = { preamble: `${COMPILE_AHEAD}\n${NOTICE}` };
    const { code } = await minify(settle(joined), { module: true, ecma: 2020, compress: COMPRESS, format });
    const text = `${code}\n`;
    const url = `/build/_shared/${name}-${digest(text)}.js`;
    made.set(url, text);
    for (const [index, part] of parts.entries()) places.set(part, { url, prefix: `p${index}`, names: namesOf(part) });
  }
  for (const url of urls.filter((candidate) => !places.has(candidate) || routes.includes(candidate))) {
    const source = routes.includes(url)
      ? { stdin: { contents: `export { ${scripts.get(url).exports} } from "${url}"` } }
      : { entryPoints: [fileOf(url)] };
    made.set(newUrl(url), await make(source, resolveOutside));
  }

  const renamed = renameInManifest(manifest, version, newUrl);
  const server = readFileSync(serverFile, 'utf8');
  if (!SERVER_MANIFEST.test(server)) throw new Error('The server build has no manifest');
  for (const name of names) rmSync(path.join(folder, name));
  for (const [url, text] of made) writeFileSync(fileOf(url), text);
  const writeManifest = (url, isWanted) => {
    const routes = Object.fromEntries(Object.entries(renamed.routes).filter(([id]) => isWanted(id)));
    // The router only asks whether a flag is set.
    const text = JSON.stringify({ ...renamed, routes }, (_name, value) => (value === false ? undefined : value));
    writeFileSync(fileOf(url), `${MANIFEST_START}${text};`);
  };
  writeManifest(renamed.url, (id) => PAGES.test(id));
  // Half of all routes. Visitors reach them by links that load a document.
  renamed.visitorsUrl = renamed.url.replace('manifest', 'visitors');
  writeManifest(renamed.visitorsUrl, (id) => PAGES.test(id) && !id.startsWith('routes/admin'));
  const statement = `var assets_manifest_default = ${JSON.stringify(renamed)};`;
  writeFileSync(
    serverFile,
    server.replace(SERVER_MANIFEST, () => statement),
  );
  await writeMessages(version, {
    atOnce: (isWanted) => textsOf(renamed, made, isWanted, [IMPORTED_NOW]),
    atLast: (isWanted) => textsOf(renamed, made, isWanted),
  });
}
