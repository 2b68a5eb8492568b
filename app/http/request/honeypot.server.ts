import { invalid } from '~/lib/errors';

const FIELD = 'homepage';

/** Says so instead of pretending: a person whose browser filled the hidden field can send the form again. */
export function requireHuman(fields: unknown): void {
  const filled = (fields as Record<string, unknown> | null)?.[FIELD];
  if (filled !== undefined && filled !== '')
    throw invalid({ '': ['Please leave the hidden field empty and send it again.'] });
}
