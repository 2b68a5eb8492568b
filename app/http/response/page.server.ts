import { redirect } from '@remix-run/node';
import { notFound } from '~/lib/errors';
import { readId } from '~/lib/id';
import { type Flash, flashHeaders } from './flash.server';

/** An id from an address. @throws not_found for one that is none */
export function parseId(value: string | undefined): number {
  const id = readId(value);
  if (id === null) throw notFound();
  return id;
}

/** 303: the browser asks for the next page with GET, and reloading it sends nothing twice. */
export function seeOther(path: string, headers?: HeadersInit) {
  return redirect(path, { status: 303, headers });
}

/** The same with a message for the page that comes. */
export const redirectWithFlash = async (path: string, flash: Flash) => seeOther(path, await flashHeaders(flash));

/** 301 to the new address of a page, with the same query. Kept by browsers for ten minutes only: an address may be given anew. */
export function movedTo(path: string, request: Request) {
  const headers = { 'Cache-Control': 'public, max-age=600' };
  return redirect(path + new URL(request.url).search, { status: 301, headers });
}
