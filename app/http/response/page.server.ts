// biome-ignore lint/style/noRestrictedImports: this is the one place
import { redirect } from '@remix-run/node';
import { ownLocation } from '~/http/request/safe-redirect';
import { notFound } from '~/lib/errors';
import { readId } from '~/lib/id';
import { type Flash, flashHeaders } from './flash.server';

export function parseId(value: string | undefined): number {
  const id = readId(value);
  if (id === null) throw notFound();
  return id;
}

/** Every redirect of a route. The router follows it without the middleware that guards a browser's. */
export const redirectTo = (path: string, init?: number | ResponseInit) => redirect(ownLocation(path), init);

export const seeOther = (path: string, headers?: HeadersInit) => redirectTo(path, { status: 303, headers });

export const redirectWithFlash = async (path: string, flash: Flash) => seeOther(path, await flashHeaders(flash));

/** Browsers keep it for only ten minutes, because an address may be used again. */
export const movedForGood = (address: string) =>
  redirectTo(address, { status: 301, headers: { 'Cache-Control': 'public, max-age=600' } });

export const movedTo = (path: string, request: Request) => movedForGood(path + new URL(request.url).search);
