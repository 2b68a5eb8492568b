import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, which runs before anything is built
import { patchOrInstall, patchPackages } from '../../app/cli/build/patch-packages.mjs';

const ROUTER = 'node_modules/@remix-run/router';
const REACT = 'node_modules/@remix-run/react';
const RUNTIME = 'node_modules/@remix-run/server-runtime';
const FILE = `${ROUTER}/dist/router.cjs.js`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tapeta-patches-'));
  const parts = ['errorBoundaries', 'index', 'routeModules', 'routes'].map((name) => `${REACT}/dist/esm/${name}.js`);
  const files = [FILE, `${ROUTER}/dist/router.js`, ...parts, `${RUNTIME}/dist/data.js`];
  const manifests = [ROUTER, REACT, RUNTIME].map((name) => `${name}/package.json`);
  for (const name of ['patches', ...manifests, ...files]) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    cpSync(name, path.join(root, name), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const text = () => readFileSync(path.join(root, FILE), 'utf8');

test('the installed packages are patched', () => {
  const before = text();
  expect(before).toContain('rankedBranches.get(routes)');
  patchPackages(root);
  expect(text()).toBe(before);
});

test('a package of another version is refused', () => {
  const manifest = path.join(root, ROUTER, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
  expect(() => patchPackages(root)).toThrow(/is for another version than 9\.9\.9/);
});

test('a file that is neither original nor patched is refused and left alone', () => {
  writeFileSync(path.join(root, FILE), text().replaceAll('rankedBranches', 'otherBranches'));
  const { mtimeMs } = statSync(path.join(root, FILE));
  expect(() => patchPackages(root)).toThrow(/does not fit/);
  expect(statSync(path.join(root, FILE)).mtimeMs).toBe(mtimeMs);
});

test('packages that another version has patched are installed again', async () => {
  writeFileSync(path.join(root, FILE), text().replaceAll('rankedBranches', 'otherBranches'));
  await expect(patchOrInstall(() => {}, root)).rejects.toThrow(/does not fit/);
  await patchOrInstall(() => cpSync(FILE, path.join(root, FILE)), root);
  expect(text()).toBe(readFileSync(FILE, 'utf8'));
});

interface BuiltRoute {
  id: string;
  parentId?: string;
}

const nest = (routes: BuiltRoute[], parent?: string): object[] =>
  routes.filter(({ parentId }) => parentId === parent).map((one) => ({ ...one, children: nest(routes, one.id) }));

const CASES = [
  ['an address of each route', (one: string) => one.replace(/:\w+/g, '17').replace('*', 'a/b')],
  ['in capitals', (one: string) => one.toUpperCase()],
  ['with a slash at the end', (one: string) => `${one}/`],
  ['with a segment more', (one: string) => `${one}/more`],
  ['with a letter more', (one: string) => `${one}x`],
  ['with two slashes', (one: string) => `/${one}`],
  ['escaped', (one: string) => one.replaceAll(/[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
  ['of another language', (one: string) => `/de${one}`],
] as const;

test.each(CASES)('the patched router matches %s as the original does', async (_, change) => {
  // The browser's file matches without the patch.
  const { matchRoutes } = await import(path.resolve(`${ROUTER}/dist/router.js`));
  const patched = createRequire(import.meta.url)(path.resolve(FILE));
  const built: Record<string, BuiltRoute & { path?: string }> = (await import(path.resolve('build/server/index.js')))
    .routes;
  const routes = nest(Object.values(built));
  const addresses = Object.values(built).map((one) => {
    const parts = [one.path];
    for (let { parentId } = one; parentId; parentId = built[parentId]?.parentId) parts.unshift(built[parentId]?.path);
    return change(`/${parts.filter(Boolean).join('/')}`);
  });
  const found = (match: typeof matchRoutes) =>
    addresses.map((one) => {
      const matches: { route: BuiltRoute; params: object }[] | null = match(routes, one);
      return [one, matches?.map(({ route, params }) => [route.id, params])];
    });
  expect(addresses.length).toBeGreaterThan(100);
  const original = found(matchRoutes);
  expect(found(patched.matchRoutes)).toEqual(original);
  // Again, now from the patched router's memory.
  expect(found(patched.matchRoutes)).toEqual(original);
});
