import { messagesOf } from '~/messages/messages';

/** The toast after subscribing. */
export function subscribed(next: string | undefined) {
  const { success: title, subscribed: text, subscribedNext } = messagesOf('newsletter');
  return { title, text: next ? subscribedNext(next) : text };
}
