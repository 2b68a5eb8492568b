import { siteSettings } from '~/features/site/site-settings.server';
import { api, publicJson } from '~/http/response/api.server';
import { buildDocument, type OpenApiDocument } from '~/openapi/document.server';

export const facts = { cache: {} };

let document: OpenApiDocument | undefined;

export const { loader, action } = api(
  {
    async GET({ request }) {
      const { name } = await siteSettings();
      if (document?.info.title !== `${name} API`) document = buildDocument(name);
      return publicJson(request, document);
    },
  },
  { readableByAll: true, scopes: { GET: 'read' } },
);
