import type { LoaderFunctionArgs } from '@remix-run/node';
import { SPECULATION_RULES } from '~/document/speculation-rules';
import { textDocument } from '~/http/response/document.server';

export const facts = { cache: {} };

export function loader({ request }: LoaderFunctionArgs) {
  const text = JSON.stringify(SPECULATION_RULES);
  return textDocument(request, text, { type: 'application/speculationrules+json', maxAge: 86_400 });
}
