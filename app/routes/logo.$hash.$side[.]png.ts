import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { getLogo } from '~/features/site/logo.server';
import { orPlainError } from '~/http/response/document.server';

async function answer({ hash, side }: LoaderFunctionArgs['params']): Promise<Response> {
  const png = await getLogo(await forkEm(), hash, Number(side));
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' };
  return new Response(new Uint8Array(png), { headers });
}

export const loader = ({ params }: LoaderFunctionArgs) => orPlainError(answer(params));
