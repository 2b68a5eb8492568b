import { invalid } from '~/lib/errors';

/** The field of ui/forms/honeypot.tsx, which people do not see. */
const FIELD = 'homepage';

/**
 * Refuses a form whose hidden field was filled in, as robots do. It says so instead of pretending: a person whose browser
 * filled it sends the form again, and nothing that somebody wrote is lost without a word. @throws invalid
 */
export function requireHuman(fields: unknown): void {
  const filled = (fields as Record<string, unknown> | null)?.[FIELD];
  if (filled !== undefined && filled !== '')
    throw invalid({ '': ['Please leave the hidden field empty and send it again.'] });
}
