import { forkEm } from '~/db/orm.server';
import type { ApiSubscribed } from '~/features/subscribers/subscriber.api.server';
import { subscribe } from '~/features/subscribers/subscribers.commands.server';
import { SubscriptionInput } from '~/features/subscribers/subscription.schema';
import { SUBSCRIBED } from '~/features/subscribers/subscription.texts';
import { api, json } from '~/http/api.server';
import { parseInput, readBody } from '~/http/body.server';
import { requireHuman } from '~/http/honeypot.server';
import { limitSubscriptions } from '~/http/visitor-limits.server';

export const { loader, action } = api({
  async POST({ request }) {
    const body = await readBody(request);
    requireHuman(body);
    const input = parseInput(SubscriptionInput, body);
    await limitSubscriptions();
    await subscribe(await forkEm(), input);
    return json<ApiSubscribed>({ ok: true, message: SUBSCRIBED.text }, { status: 201 });
  },
});
