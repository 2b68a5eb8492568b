import type { SubmissionResult } from '@conform-to/react';
import type { Messages } from '~/messages/messages';

export type FormValue = string | string[];
export type FormValues<Name extends string = string> = Record<Name, FormValue>;

/** The hidden field with the session's token. */
export const FORM_TOKEN = 'formToken';

/** What a form changes. */
export type Subject = keyof Messages['formConflict']['titles'];

/** The answer to a rejected form: conform's `lastResult` with everything that was typed. */
export interface FormResult extends SubmissionResult {
  /** Path of the conflicting item. */
  location?: string;
  /** The values that another window has saved in the meantime. */
  stored?: FormValues;
}

/** What the browser can check before it sends a form. */
export interface FormRules {
  constraint: Record<string, { required: boolean; minLength?: number; maxLength?: number; pattern?: string }>;
  /** The server's message for each required field that is left blank. */
  sentences: Record<string, string>;
}

/** Keeps what was typed, so that the form can be sent again. */
export function keptForm(typed: Iterable<[string, unknown]>): FormResult {
  const texts = [...typed].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { status: 'error', initialValue: Object.fromEntries(texts) };
}

/** A result for a form that no action has handled. */
export function refusedForm(
  typed: FormData,
  message: string,
  details: { fields?: Record<string, string[]>; location?: string } = {},
): FormResult {
  return { ...keptForm(typed), error: { ...details.fields, '': [message] }, location: details.location };
}

/** What was typed into a field with a single value. */
export function typedValue(result: FormResult | undefined, name: string): string | undefined {
  const value = result?.initialValue?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** For forms of stored values: a new key shows what was saved, here or in another window. */
export const formKey = (failure: FormResult | undefined, saved: unknown): string =>
  JSON.stringify(failure?.stored ?? saved);
