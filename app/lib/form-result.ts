import type { SubmissionResult } from '@conform-to/react';

/** What an action answers when it did not accept a form: conform's `lastResult`, with everything typed. */
export interface FormResult extends SubmissionResult {
  /** Path of what is in the way. */
  location?: string;
}

/** What a browser may check of a form by itself. */
export interface FormRules {
  constraint: Record<string, { required: boolean; minLength?: number; maxLength?: number; pattern?: string }>;
  /** What the server says of each field that is left blank and may not be. */
  sentences: Record<string, string>;
}

/** What was typed, for a form that is to be sent once more. */
export function keptForm(typed: Iterable<[string, unknown]>): FormResult {
  const texts = [...typed].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { status: 'error', initialValue: Object.fromEntries(texts) };
}

/** The result of a form that no action has seen. */
export function refusedForm(
  typed: FormData,
  message: string,
  details: { fields?: Record<string, string[]>; location?: string } = {},
): FormResult {
  return { ...keptForm(typed), error: { ...details.fields, '': [message] }, location: details.location };
}

/** What was typed into a field of one value. */
export function typedValue(result: FormResult | undefined, name: string): string | undefined {
  const value = result?.initialValue?.[name];
  return typeof value === 'string' ? value : undefined;
}
