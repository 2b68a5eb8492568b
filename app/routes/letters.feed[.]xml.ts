import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { listLetters } from '~/features/newsletter/letters.queries.server';
import { lettersFeed } from '~/features/newsletter/letters-feed.server';
import { requestContext } from '~/http/request/request-context.server';
import { orPlainError, textDocument } from '~/http/response/document.server';
import { env } from '~/lib/env.server';

async function answer(request: Request) {
  const xml = lettersFeed(await listLetters(await forkEm()), requestContext().origin, env.SITE_NAME);
  return textDocument(request, xml, { type: 'application/rss+xml', maxAge: 600 });
}

export const loader = ({ request }: LoaderFunctionArgs) => orPlainError(answer(request));
