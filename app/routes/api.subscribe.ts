import { forkEm } from '~/db/orm.server';
import type { ApiSubscribed } from '~/features/newsletter/subscriber.api.server';
import { subscribe } from '~/features/newsletter/subscribers.commands.server';
import { SubscriptionInput } from '~/features/newsletter/subscription.schema';
import { letterSettings } from '~/features/site/mail-settings.server';

import { parseInput, readBody } from '~/http/body/body.server';
import { requireHuman } from '~/http/request/honeypot.server';
import { limitSubscriptions } from '~/http/request/visitor-limits.server';
import { api, json } from '~/http/response/api.server';
import { messagesOf } from '~/messages/messages';

export const { loader, action } = api({
  async POST({ request }) {
    const body = await readBody(request);
    requireHuman(body);
    const input = parseInput(SubscriptionInput, body);
    await limitSubscriptions();
    const em = await forkEm();
    const isMailed = (await letterSettings(em)) !== null;
    await subscribe(em, input, { isMailed });
    const { subscribed: message, confirmNext: next } = messagesOf('newsletter');
    const answer = { ok: true, message, ...(isMailed && { next }) } as const;
    return json<ApiSubscribed>(answer, { status: 201 });
  },
});
