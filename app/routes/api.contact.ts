import { forkEm } from '~/db/orm.server';
import { ContactInput } from '~/features/contact/contact.schema';
import { sendContactMessage } from '~/features/contact/messages.commands.server';
import { mailSettings } from '~/features/site/mail-settings.server';
import { parseInput, readBody } from '~/http/body/body.server';
import { requireHuman } from '~/http/request/honeypot.server';
import { limitMessages } from '~/http/request/visitor-limits.server';
import { api, json } from '~/http/response/api.server';
import type { ApiDone } from '~/http/response/api-answers.server';

export const { loader, action } = api({
  async POST({ request }) {
    const body = await readBody(request);
    requireHuman(body);
    const input = parseInput(ContactInput, body);
    await limitMessages();
    const em = await forkEm();
    await sendContactMessage(em, input, { isMailed: (await mailSettings(em)) !== null });
    return json<ApiDone>({ ok: true }, { status: 201 });
  },
});
