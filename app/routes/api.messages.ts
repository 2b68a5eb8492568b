import { requireAdminApi } from '~/auth/guards.server';
import { type ApiMessage, toApiMessage } from '~/features/contact/message.api.server';
import { listMessages } from '~/features/contact/messages.queries.server';
import { MessageQuery } from '~/features/contact/messages.schema';
import { pageLinks, parseQuery } from '~/http/body/query.server';
import { api, json } from '~/http/response/api.server';

export const { loader, action } = api({
  async GET({ request }) {
    const { em } = await requireAdminApi(request);
    const page = parseQuery(MessageQuery, request);
    const { items, total } = await listMessages(em, page);
    return json<ApiMessage[]>(items.map(toApiMessage), {
      headers: { 'X-Total-Count': String(total), ...pageLinks(request, page, total) },
    });
  },
});
