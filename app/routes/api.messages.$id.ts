import { requireAdminApi } from '~/auth/guards.server';
import { type ApiMessage, toApiMessage } from '~/features/contact/message.api.server';
import { deleteMessage, markMessage } from '~/features/contact/messages.commands.server';
import { getMessage } from '~/features/contact/messages.queries.server';
import { MessageChange } from '~/features/contact/messages.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, apiId, json } from '~/http/response/api.server';
import type { ApiDone } from '~/http/response/api-answers.server';

export const { loader, action } = api({
  async GET({ request, params }) {
    const { em } = await requireAdminApi(request);
    return json<ApiMessage>(toApiMessage(await getMessage(em, apiId(params.id, 'message'))));
  },

  async PUT({ request, params }) {
    const { em } = await requireAdminApi(request);
    const { id } = await getMessage(em, apiId(params.id, 'message'));
    await markMessage(em, id, parseInput(MessageChange, await readBody(request)));
    return json<ApiMessage>(toApiMessage(await getMessage(em, id)));
  },

  async DELETE({ request, params }) {
    const { em } = await requireAdminApi(request);
    await deleteMessage(em, apiId(params.id, 'message'));
    return json<ApiDone>({ ok: true });
  },
});
