import { clientKey } from './client-address.server';
import { rateLimit } from './rate-limit.server';
import { requestContext } from './request-context.server';

const TEN_MINUTES = 10 * 60;

const subscriptions = rateLimit('subscribe', 5, TEN_MINUTES);
const messages = rateLimit('contact', 3, TEN_MINUTES);

const picks = rateLimit('picks', 60, 60);

const client = () => clientKey(requestContext().address);

/** Five newsletter addresses of one client in ten minutes. @throws too_many_requests */
export const limitSubscriptions = () => subscriptions.consume(client());

/** Three messages of one client in ten minutes. @throws too_many_requests */
export const limitMessages = () => messages.consume(client());

/** Sixty wallpapers that one client has picked for it in a minute. @throws too_many_requests */
export const limitPicks = () => picks.consume(client());
