import { redirect } from '@remix-run/node';
import { notFound } from '~/lib/errors';
import { readId } from '~/lib/id';
import { type Flash, flashHeaders } from './flash.server';

export function parseId(value: string | undefined): number {
  const id = readId(value);
  if (id === null) throw notFound();
  return id;
}

export function seeOther(path: string, headers?: HeadersInit) {
  return redirect(path, { status: 303, headers });
}

export const redirectWithFlash = async (path: string, flash: Flash) => seeOther(path, await flashHeaders(flash));

/** Browsers keep it for only ten minutes, because an address may be used again. */
export function movedTo(path: string, request: Request) {
  const headers = { 'Cache-Control': 'public, max-age=600' };
  return redirect(path + new URL(request.url).search, { status: 301, headers });
}
