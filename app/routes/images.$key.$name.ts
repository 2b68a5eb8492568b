import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileResponse } from '~/http/file.server';
import { fileStore } from '~/images/store.server';
import { RENDITION_TYPES } from '~/images/variants';

const TYPES: Record<string, string> = RENDITION_TYPES;

/** Renditions only: the uploaded file and the download have no address here. */
export async function loader({ request, params: { key = '', name = '' } }: LoaderFunctionArgs) {
  const type = TYPES[/^\d{1,5}\.([a-z]{3,4})$/.exec(name)?.[1] ?? ''];
  if (!type)
    return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  return fileResponse(
    request,
    fileStore(),
    { key, name, type },
    {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    },
  );
}
