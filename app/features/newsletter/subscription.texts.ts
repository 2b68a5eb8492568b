import { newsletterMessages } from '~/messages/newsletter/newsletter';

/** The toast after subscribing. */
export function subscribed(next: string | undefined) {
  const { success: title, subscribed: text, subscribedNext } = newsletterMessages();
  return { title, text: next ? subscribedNext(next) : text };
}
