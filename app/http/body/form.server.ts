import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { invalid } from '~/lib/errors';

/** The value of a page's form by the schema that its /api twin uses. @throws invalid with the messages by field */
export function parseForm<T extends z.ZodType>(schema: T, fields: Record<string, unknown>): z.output<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat()) form.append(name, String(part));
  }
  // Our schemas say themselves what an empty field means: it may clear a description, or ask for autofill.
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  if (submission.status === 'success') return submission.value;
  const messages = Object.entries(submission.error ?? {}).filter(([, found]) => found !== null);
  throw invalid(Object.fromEntries(messages) as Record<string, string[]>);
}
