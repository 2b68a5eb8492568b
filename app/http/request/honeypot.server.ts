import { invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

const FIELD = 'homepage';

/** Refuses with a message, so that people whose browser filled in the hidden field can try again. */
export function requireHuman(fields: unknown): void {
  const filled = (fields as Record<string, unknown> | null)?.[FIELD];
  if (filled !== undefined && filled !== '') throw invalid({ '': [messagesOf('requests').honeypot] });
}
