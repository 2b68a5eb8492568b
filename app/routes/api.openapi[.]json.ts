import { api, publicJson } from '~/http/response/api.server';
import { env } from '~/lib/env.server';
import { buildDocument, type OpenApiDocument } from '~/openapi/document.server';

export const facts = { cache: {} };

let document: OpenApiDocument | undefined;

export const { loader, action } = api(
  {
    async GET({ request }) {
      // It cannot change while we run.
      document ??= buildDocument(env.SITE_NAME);
      return publicJson(request, document);
    },
  },
  { readableByAll: true, scopes: { GET: 'read' } },
);
