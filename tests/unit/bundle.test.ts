import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Metafile {
  outputs: Record<
    string,
    {
      entryPoint?: string;
      imports: { path: string; kind: string }[];
      inputs: Record<string, { bytesInOutput: number }>;
    }
  >;
}

/** Packages that browsers may load. Adding one is a decision, because it costs every visitor. */
const FOR_THE_BROWSER = [
  ...['@conform-to/dom', '@conform-to/react', '@remix-run/react', '@remix-run/router', '@remix-run/server-runtime'],
  ...['react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler', 'turbo-stream'],
];

/** Packages of Radix Themes and of uploads, which only the administrator's pages load. */
const FOR_THE_ADMINISTRATOR = [
  ...['@radix-ui/themes', 'radix-ui', 'classnames'],
  ...['zustand', 'p-queue', 'eventemitter3', 'p-timeout', 'exifreader'],
];

/** Radix's toast is split into many small packages. They load with the first toast. */
const TOASTS =
  /^@radix-ui\/(react-toast|primitive|react-(collection|compose-refs|context|dismissable-layer|portal|presence|primitive|slot|use-[\w-]+|visually-hidden))$/;

const metafile: Metafile = JSON.parse(readFileSync('build/server/metafile.js.json', 'utf8'));

const modulesInBrowser = Object.values(metafile.outputs).flatMap(({ inputs }) =>
  Object.entries(inputs).flatMap(([module, { bytesInOutput }]) => (bytesInOutput > 0 ? [module] : [])),
);

const packageOf = (module: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];

const browserFiles = readdirSync('public/build', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => path.join('public/build', file));

test('the browser build holds only packages that are meant for the browser', () => {
  const known = [...FOR_THE_BROWSER, ...FOR_THE_ADMINISTRATOR];
  const packages = modulesInBrowser.flatMap((module) => packageOf(module) ?? []);
  expect([...new Set(packages)].filter((name) => !known.includes(name) && !TOASTS.test(name))).toEqual([]);
  expect(packages).toContain('react-dom');
});

test('the server’s bundle takes one byte a character in memory, as no character needs two', () => {
  const text = readFileSync('build/server/index.js', 'utf8');
  expect(text.length).toBeGreaterThan(1e6);
  expect([...text.matchAll(/.*[^\0-\xff].*/g)].map(([line]) => line)).toEqual([]);
});

/** The packages of a file and of its static imports. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  const output = metafile.outputs[file];
  if (!output || seen.has(file)) return [];
  seen.add(file);
  const own = Object.entries(output.inputs).flatMap(([module, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (packageOf(module) ?? []) : [],
  );
  const imported = output.imports.filter(({ kind }) => kind === 'import-statement');
  return [...own, ...imported.flatMap(({ path: other }) => packagesOf(other, seen))];
}

test('visitors load nothing of the administrator’s components', () => {
  const holding = Object.entries(metafile.outputs).flatMap(([file, { entryPoint = '' }]) =>
    packagesOf(file).some((name) => FOR_THE_ADMINISTRATOR.includes(name)) && entryPoint ? [entryPoint] : [],
  );
  expect(holding).toContain('browser-route-module:routes/admin.tsx?browser');
  expect(
    holding.filter((entry) => !/^(?:browser-route-module:routes\/admin[.]|app\/features\/uploads\/)/.test(entry)),
  ).toEqual([]);
});

test('the browser build holds no code of the server', () => {
  const own = modulesInBrowser.filter((module) => module.startsWith('app/'));
  expect(own.filter((module) => /\.server\.ts$|^app\/(db|cli|jobs|auth)\//.test(module))).toEqual([]);
  expect(own).toContain('app/root.tsx');
});

test('the browser build names no settings and no tools of the server', () => {
  expect(browserFiles.length).toBeGreaterThan(10);
  const secretive =
    /SESSION_SECRET|DATABASE_URL|ADMIN_PASSWORD|process\.env|mikro-orm|argon2|graphile|node:(fs|crypto|path)/;
  for (const file of browserFiles) expect(readFileSync(file, 'utf8').match(secretive)?.[0], file).toBeUndefined();
});

test('no page gets its loader or action from a call, which would stay in the browser’s script and fail there', () => {
  const pages = readdirSync('app/routes').filter((file) => file.endsWith('.tsx'));
  const calls = /^export const (?:loader|action) = \w+\(/m;
  expect(pages.filter((file) => calls.test(readFileSync(`app/routes/${file}`, 'utf8')))).toEqual([]);
  expect('export const loader = readPage(1);').toMatch(calls);
});
