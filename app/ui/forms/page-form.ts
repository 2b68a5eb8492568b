import { parse, type SubmissionResult, useForm } from '@conform-to/react';
import { useMemo } from 'react';

/** What an action answers instead of a redirect; see FormFailure in http/response/page.server.ts. */
export interface Failure {
  message: string;
  fields: Record<string, string[]>;
  location?: string;
  values: Record<string, string>;
}

const CHECK_FIELDS = 'Please check the marked fields.';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

function problemOf(control: Control): string | undefined {
  const { missing, invalid, notAccepted, maxBytes, tooLarge } = control.dataset;
  const typed = control.value.trim();
  if (missing && typed === '') return missing;
  // The browser counts only what somebody has typed just now, spaces too.
  if (invalid && 'minLength' in control && typed.length < control.minLength) return invalid;
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  if (file?.type && notAccepted && 'accept' in control && !control.accept.includes(file.type)) return notAccepted;
  if (file && maxBytes && file.size > Number(maxBytes)) return tooLarge;
  return control.validity.valid ? undefined : (invalid ?? control.validationMessage);
}

/** What is wrong with the controls, by their own attributes; the rules themselves are the server's. */
function problemsOf(form: HTMLFormElement): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const control of [...form.elements].filter(isControl)) {
    const problem = control.name && problemOf(control);
    if (problem) problems[control.name] = [problem];
  }
  return problems;
}

/** Errors of fields that are not being typed in stay as they are: null says so. */
function onlyFor(name: string, problems: Record<string, string[]>, form: HTMLFormElement) {
  const others = [...form.elements].filter(isControl).map((control) => [control.name, null] as const);
  return { ...Object.fromEntries(others), '': null, [name]: problems[name] ?? [] };
}

function lastResultOf(failure: Failure | undefined): SubmissionResult | undefined {
  return (
    failure && { status: 'error', initialValue: failure.values, error: { ...failure.fields, '': [failure.message] } }
  );
}

/** What a form as a whole has to say: a message that stands at a field is not said twice. */
export function messagesOf(form: { errors?: string[] }, fields: { errors?: string[] }[]): string[] | undefined {
  return form.errors?.map((message) =>
    fields.some(({ errors }) => errors?.includes(message)) ? CHECK_FIELDS : message,
  );
}

/**
 * A form whose rules live on the server. The action's failure fills it again and marks the fields; with JavaScript, what
 * the browser can tell by the controls' attributes is said before anything is sent, and the first wrong field gets the focus.
 */
export function usePageForm<Name extends string>(
  id: string,
  failure: Failure | undefined,
  defaultValue?: Partial<Record<Name, string>>,
) {
  const lastResult = useMemo(() => lastResultOf(failure), [failure]);
  return useForm<Record<Name, string>>({
    id,
    lastResult,
    defaultValue: defaultValue as never,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    // Without JavaScript the browser's own messages are all there is before the server's.
    defaultNoValidate: false,
    onValidate: ({ form, formData }) =>
      parse<Record<Name, string>, string[]>(formData, {
        resolve(value, intent) {
          const problems = problemsOf(form);
          if (intent?.type === 'validate' && intent.payload.name)
            return { error: onlyFor(intent.payload.name, problems, form) };
          if (Object.keys(problems).length === 0) return { value: value as Record<Name, string> };
          return { error: { ...problems, '': [CHECK_FIELDS] } };
        },
      }),
  });
}
