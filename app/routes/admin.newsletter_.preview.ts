import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminOfPage } from '~/auth/guards.server';
import { findDraft } from '~/features/newsletter/letters/letters.queries.server';
import { previewLetter } from '~/features/newsletter/letters/letters.server';
import { requestContext } from '~/http/request/request-context.server';
import { orPlainError } from '~/http/response/document.server';
import { notFound } from '~/lib/errors';

/** The saved draft as its readers will see it. The policy permits what a mail contains, and no scripts. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminOfPage(request);
  return orPlainError(
    findDraft(em).then(async (draft) => {
      if (!draft) throw notFound();
      const { html, text } = await previewLetter(em, draft, requestContext().origin);
      const isText = new URL(request.url).searchParams.get('as') === 'text';
      return new Response(isText ? text : html, {
        headers: {
          'Content-Type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
          'Cache-Control': 'no-store',
          'Content-Security-Policy':
            "default-src 'none'; img-src *; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        },
      });
    }),
  );
}
