import path from 'node:path';
import { expect, test } from 'vitest';
import type { RouteFacts } from '~/http/request/route-facts';
import { readRoutes } from '~/http/request/route-patterns.server';

/** How a route is cached, and its other facts that middleware reads. */
function describeFacts({ cache, streams, isStreamed, skipsRouter, dataSaver, anyHost, isQuiet }: RouteFacts): string {
  const { parameters = [], accept, referrer, readQuery, as, except } = cache ?? {};
  const facts = [
    cache && ['kept', as && `as ${as}`, ...parameters].filter(Boolean).join(' '),
    except && `except ${except}`,
    accept && `by Accept ${accept}`,
    referrer && 'by Referer',
    readQuery && 'short queries',
    streams && `streams a ${streams}${isStreamed ? ' on demand' : ''}`,
    skipsRouter && 'skips the router',
    dataSaver && 'data saver',
    anyHost && 'any host',
    isQuiet && 'quiet',
  ];
  return facts.filter(Boolean).join(', ');
}

test('every route declares caching, streaming and data saving', async () => {
  const routes = readRoutes((await import(path.resolve('build/server/index.js'))).routes);
  const facts = routes.map(({ pattern, facts }) => `${pattern}: ${describeFacts(facts)}`);
  expect(facts.sort().join('\n')).toMatchInlineSnapshot(`
    "/*: kept as /-/-, data saver
    /.well-known/change-password: 
    /301: data saver
    /302: data saver
    /: kept tab q match categoryId device shape least minSize colour hex tone hdr licence ai sort not offset seed after, data saver
    /:status: kept as /-, except /^\\/\\d{3}\\/*$/, data saver, quiet
    /about: kept, data saver
    /accent.css: kept scheme
    /admin/*: 
    /admin/categories/:id/delete: 
    /admin/categories/:id: 
    /admin/categories/new: 
    /admin/categories: 
    /admin/drafts: 
    /admin/messages.csv: 
    /admin/messages/:id/delete: 
    /admin/messages: 
    /admin/newsletter/preview: 
    /admin/newsletter/schedule: 
    /admin/newsletter/send: 
    /admin/newsletter: 
    /admin/sets: 
    /admin/settings: 
    /admin/setup: 
    /admin/site/account/tokens: 
    /admin/site/account: 
    /admin/site/mail: 
    /admin/site/system: 
    /admin/site/texts/:name/:language: 
    /admin/site/texts: 
    /admin/site: 
    /admin/subscribers.csv: 
    /admin/subscribers/:id/delete: 
    /admin/subscribers/:id/resume: 
    /admin/subscribers: 
    /admin/tags/:id: 
    /admin/tags/delete: 
    /admin/tags/merge: 
    /admin/tags: 
    /admin/tasks/:id: 
    /admin/triage: 
    /admin/wallpapers/:id/delete: 
    /admin/wallpapers/:id/featured: 
    /admin/wallpapers/:id/focal-point: 
    /admin/wallpapers/:id/picture: 
    /admin/wallpapers/:id/set: 
    /admin/wallpapers/:id: 
    /admin/wallpapers/bulk/:batch: 
    /admin/wallpapers/bulk: 
    /admin/wallpapers/delete: 
    /admin/wallpapers/edit/undo: 
    /admin/wallpapers/edit: 
    /admin/wallpapers/new: 
    /admin/wallpapers/pending/:token/picture: 
    /admin/wallpapers/pending/:token: 
    /admin/wallpapers/purge: 
    /admin/wallpapers/trash/:id/picture: streams a download
    /admin/wallpapers/trash: 
    /admin/wallpapers: 
    /admin: 
    /api/*: 
    /api/admin/purge-wallpapers: 
    /api/analytics: kept
    /api/auth/login: 
    /api/auth/logout: 
    /api/auth/me: 
    /api/categories/:id: 
    /api/categories: kept
    /api/contact: 
    /api/daily: kept device shape minSize least colour tone hdr not deviceType categoryId tags search featured ai licence minWidth minHeight ratio list as redirect width height dpr fit position border format, by Accept application/json,image/avif,image/webp, streams a download on demand
    /api/facets: kept device shape minSize least colour tone hdr not deviceType categoryId tags search featured ai licence minWidth minHeight ratio
    /api/messages/:id: 
    /api/messages: 
    /api/openapi.json: kept
    /api/pending-uploads/:token: 
    /api/random: streams a download on demand, skips the router
    /api/subscribe: 
    /api/subscribers: 
    /api/tags/:id/merge: 
    /api/tags/:id: 
    /api/tags: 
    /api/wallpapers/:id/download: 
    /api/wallpapers/:id/focal-point: 
    /api/wallpapers/:id/keep: 
    /api/wallpapers/:id/picture: 
    /api/wallpapers/:id/restore: 
    /api/wallpapers/:id: kept
    /api/wallpapers: kept device shape minSize least colour tone hdr not deviceType categoryId tags search featured ai licence minWidth minHeight ratio sort seed limit offset cursor
    /category/:slug/feed.atom: kept device shape least minSize colour hex tone hdr licence ai sort not limit width height
    /category/:slug/feed.xml: kept device shape least minSize colour hex tone hdr licence ai sort not limit width height
    /category/:slug: kept device shape least minSize colour hex tone hdr licence ai sort not offset seed after, data saver
    /changers: data saver
    /colour/:name: kept device shape least minSize colour hex tone hdr licence ai sort not offset seed after, data saver
    /contact: data saver
    /daily/:size: kept device shape minSize least colour tone hdr not deviceType categoryId tags search featured ai licence minWidth minHeight ratio list as redirect width height dpr fit position border format, by Accept application/json,image/avif,image/webp, short queries, streams a download on demand
    /feed.atom: kept q categoryId device shape least minSize colour hex tone hdr licence ai sort not limit width height
    /feed.xml: kept q categoryId device shape least minSize colour hex tone hdr licence ai sort not limit width height
    /find: data saver
    /health/ready: skips the router, any host, quiet
    /health: skips the router, any host, quiet
    /help: kept, data saver
    /imprint: kept, data saver
    /keep: data saver
    /language: data saver
    /letters/:id: data saver
    /letters/feed.xml: 
    /letters: data saver
    /list/:token?: data saver
    /login: data saver
    /logo/:hash/:side.png: 
    /manifest.webmanifest: kept
    /more/*: kept tab q match categoryId device shape least minSize colour hex tone hdr licence ai sort not offset seed after, data saver
    /opensearch.xml: kept
    /packages/pictures.zip: streams a package
    /palette/*: data saver
    /privacy: kept, data saver
    /random/:size: streams a download on demand, skips the router
    /robots.txt: kept
    /set/:id: kept, data saver
    /sitemap.xml: kept
    /sitemap/:file: 
    /small-pictures: data saver
    /speculation-rules.json: kept
    /subscribe/confirm/:token: data saver
    /subscribe: data saver
    /suggestions: kept q kind
    /tag/:slug/feed.atom: kept device shape least minSize colour hex tone hdr licence ai sort not limit width height
    /tag/:slug/feed.xml: kept device shape least minSize colour hex tone hdr licence ai sort not limit width height
    /tag/:slug: kept device shape least minSize colour hex tone hdr licence ai sort not offset seed after, data saver
    /tag: data saver
    /terms: kept, data saver
    /theme: data saver
    /unsubscribe/:token: data saver
    /wallpaper/:id/download: data saver
    /wallpaper/:id/file/:variant: streams a download
    /wallpaper/:id/file/monitors.zip: streams a download
    /wallpaper/:id/full: kept in n tab q match categoryId device shape least minSize colour hex tone hdr licence ai sort not offset seed after zoom, data saver
    /wallpaper/:id/keep: 
    /wallpaper/:id/monitors: data saver
    /wallpaper/:id/report: data saver
    /wallpaper/:id/screen: data saver
    /wallpaper/:id: kept in n tab q match categoryId device shape least minSize colour hex tone hdr licence ai sort not offset seed after, by Referer, data saver"
  `);
});
