import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { listSentLetters } from '~/features/newsletter/letters/letters.queries.server';
import { lettersFeed } from '~/features/newsletter/letters/letters-feed.server';
import { siteSettings } from '~/features/site/site-settings.server';
import { requestContext } from '~/http/request/request-context.server';
import { orPlainError, textDocument } from '~/http/response/document.server';

async function answer(request: Request) {
  const em = await forkEm();
  const { name, feedIds } = await siteSettings();
  const xml = lettersFeed(await listSentLetters(em), requestContext().origin, name, feedIds);
  return textDocument(request, xml, { type: 'application/rss+xml', maxAge: 600 });
}

export const loader = ({ request }: LoaderFunctionArgs) => orPlainError(answer(request));
