import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node';
import { Scripts, ScrollRestoration } from '@remix-run/react';
import express from 'express';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildVersion, historyIndex, historyKey, interceptData, isForRouter, routeScripts } from '~/remix/browser';
import { dataAddress, isDataPath, pagePath, ROUTES_PARAMETER } from '~/remix/data-address';
import { renderDocument } from '~/remix/document.server';
import { installBeforeRemix } from '~/remix/install.server';

/** Checks what app/remix relies on against the installed framework. */

const require = createRequire(import.meta.url);
const ofServe = createRequire(require.resolve('@remix-run/serve/package.json'));
const ofReact = createRequire(require.resolve('@remix-run/react'));

afterEach(() => vi.unstubAllGlobals());

test('remix-serve uses the changed express, and its request log is removed', async () => {
  expect(ofServe.resolve('express')).toBe(require.resolve('express'));
  const seen: unknown[] = [];
  installBeforeRemix((request, _response, next) => {
    seen.push(request.url);
    next();
  });
  const logged: string[] = [];
  const app = express().use(ofServe('morgan')('tiny', { stream: { write: (line: string) => logged.push(line) } }));
  app.get('*', (_request, response) => void response.end());
  const server = app.listen(0, '127.0.0.1') as Server;
  await once(server, 'listening');
  const [answer] = await once(get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?q=secret`), 'response');
  await once(answer.resume(), 'end');
  server.close();
  expect([answer.statusCode, seen, logged]).toEqual([200, ['/?q=secret'], []]);
});

test('the router requests data at the same address as prefetching', async () => {
  vi.stubGlobal('window', { location: { origin: 'http://site.example' } });
  // @ts-expect-error: a file without types
  const { singleFetchUrl } = await import('../../node_modules/@remix-run/react/dist/esm/single-fetch.js');
  for (const path of ['/', '/?tab=pc', '/wallpaper/7?in=pc&n=2']) {
    const page = new URL(path, 'http://site.example');
    const { pathname, search } = singleFetchUrl(page.href);
    expect(pathname + search).toBe(dataAddress(page));
    expect([isDataPath(pathname), pagePath(pathname)]).toEqual([true, page.pathname]);
  }
});

const script = (id: string, parentId?: string) => ({
  ...{ id, parentId, path: id === 'root' ? '' : id, hasLoader: true, hasAction: false, hasErrorBoundary: false },
  ...{ hasClientAction: false, hasClientLoader: false, module: `/build/${id}.js`, imports: [] },
});

const Root = () =>
  createElement(
    'html',
    { lang: 'en' },
    createElement(
      'body',
      null,
      createElement('p', null, 'Hello'),
      createElement(ScrollRestoration),
      createElement(Scripts, { nonce: 'n' }),
    ),
  );

/** A site with two pages, one of them inside the root's document. */
function smallSite(): (path: string) => Promise<Response> {
  const page = (name: string) => ({ loader: () => ({ name }), default: () => createElement('p', null, name) });
  const render = async (request: Request, _status: number, headers: Headers, context: EntryContext) =>
    new Response(
      Buffer.from(JSON.stringify(await renderDocument(context, request.url, 'n', { language: 'en', prefix: '' }))),
      { headers },
    );
  const build = {
    entry: { module: { default: render } },
    routes: {
      root: { id: 'root', path: '', module: { loader: () => ({ name: 'root' }), default: Root } },
      other: { id: 'other', path: 'other', parentId: 'root', module: page('other') },
      feed: { id: 'feed', path: 'feed', module: { loader: () => new Response(Buffer.from('<rss/>'), {}) } },
    },
    assets: {
      ...{
        version: 'v1',
        url: '/build/manifest-v1.js',
        entry: { module: '/build/entry.js', imports: ['/build/a.js'] },
      },
      routes: { root: script('root'), other: script('other', 'root') },
    },
    ...{ publicPath: '/build/', assetsBuildDirectory: 'public/build', mode: 'production', isSpaMode: false },
    future: { v3_singleFetch: true, v3_lazyRouteDiscovery: false, v3_relativeSplatPath: true },
  } as unknown as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return (path) => handle(new Request(`http://site.example${path}`));
}

test('a document starts without scripts, and its data and deferred scripts are found', async () => {
  const [before, scripts, after] = await (await smallSite()('/')).json();
  expect(before).toMatch(/^<html lang="en"><body><p>Hello<\/p><script>/);
  // Our first script reads scroll positions where Remix stores them.
  const [, key] = /\("(\w+)", null\)<\/script>$/.exec(before) ?? [];
  expect(scripts).toContain(`sessionStorage.getItem("${key}")`);
  expect(after).toBe('</body></html>');
  expect(scripts).not.toContain('<link rel="modulepreload"');
  for (const name of ['manifest-v1', 'entry', 'a', 'root']) {
    expect(scripts).toContain(`<link rel="deferred" href="/build/${name}.js"`);
  }
  expect(scripts).toContain('<script nonce="n" type="deferred"');
  // Remix opens the stream that the data goes into.
  expect(scripts.split('window.__remixContext.streamController = controller')).toHaveLength(2);
  expect(scripts).toMatch(
    /streamController\.enqueue\("[^<]*root[^<]*"\);window\.__remixContext\.streamController\.close\(\)/,
  );
});

test('data requests get data for the requested routes', async () => {
  const ask = smallSite();
  const all = await ask('/other.data');
  expect(isForRouter(all)).toBe(true);
  expect(await all.text()).toMatch(/"root".*"other"/);
  expect(await (await ask(`/other.data?${ROUTES_PARAMETER}=other`)).text()).not.toContain('"root"');
  expect(isForRouter(await ask('/_root.data'))).toBe(true);
});

test('exactly the router’s data requests are intercepted', async () => {
  const browserFetch = vi.fn(async () => new Response());
  vi.stubGlobal('window', { fetch: browserFetch, location: { href: 'http://site.example/' } });
  const ask = vi.fn(async () => new Response());
  interceptData(ask);
  await window.fetch('/suggestions?q=a.data');
  await window.fetch(new URL('http://site.example/wallpaper/7.data?in=pc'));
  expect([browserFetch.mock.calls.length, ask.mock.calls.map(([address]: unknown[]) => address)]).toEqual([
    1,
    ['/wallpaper/7.data?in=pc'],
  ]);
});

test('the build’s manifest has its version and the scripts of each route', () => {
  const [file = '', ...others] = readdirSync('public/build').filter((name) => /^manifest-.*\.js$/.test(name));
  expect(others).toEqual([]);
  const window = {};
  new Function('window', readFileSync(`public/build/${file}`, 'utf8'))(window);
  vi.stubGlobal('window', window);
  expect(file).toBe(`manifest-${buildVersion()}.js`);
  const [home] = routeScripts((id) => id === 'routes/_site._index');
  for (const address of [home?.module, ...(home?.imports ?? [])]) expect(existsSync(`public${address}`)).toBe(true);
});

test('the router marks history entries like we mark the first one', () => {
  const history = {
    state: null as unknown,
    pushState: (state: unknown) => Object.assign(history, { state }),
    replaceState: (state: unknown) => Object.assign(history, { state }),
  };
  vi.stubGlobal('history', history);
  const location = { pathname: '/', search: '', hash: '', origin: 'http://site.example', href: 'http://site.example/' };
  const routed = ofReact('@remix-run/router').createBrowserHistory({ window: { history, location } });
  const marks = ['/a', '/b'].map((path) => {
    routed.push(path);
    return [historyIndex(), historyKey() === routed.location.key];
  });
  expect(marks).toEqual([
    [1, true],
    [2, true],
  ]);
});
