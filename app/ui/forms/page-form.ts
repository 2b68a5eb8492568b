import { parse, useForm } from '@conform-to/react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** `sentence` is the server's message for this field. The texts in `dataset` are for what the server checks only later. */
function findProblem(control: Control, sentence: string | undefined): string | undefined {
  const { missing, notAccepted, maxBytes, tooLarge } = control.dataset;
  const typed = control.value.trim();
  if (typed === '' && (missing || control.required)) return missing ?? sentence ?? control.validationMessage;
  // The browser checks `minLength` only after typing, and counts spaces.
  const isShort = typed !== '' && 'minLength' in control && typed.length < control.minLength;
  if (isShort || !control.validity.valid) return sentence ?? control.validationMessage;
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  if (file?.type && notAccepted && 'accept' in control && !control.accept.includes(file.type)) return notAccepted;
  return file && maxBytes && file.size > Number(maxBytes) ? tooLarge : undefined;
}

/** Checks the controls by their attributes. The schema itself stays on the server. */
function findProblems(form: HTMLFormElement, sentences: FormRules['sentences']): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const control of [...form.elements].filter(isControl)) {
    const problem = control.name && findProblem(control, sentences[control.name]);
    if (problem) problems[control.name] = [problem];
  }
  return problems;
}

/** null keeps the errors of other fields. */
function onlyFor(name: string, problems: Record<string, string[]>, form: HTMLFormElement) {
  const others = [...form.elements].filter((control) => isControl(control) && control.name !== name);
  const asBefore = Object.fromEntries(others.map((control) => [(control as Control).name, null]));
  return { ...asBefore, '': null, ...(problems[name] && { [name]: problems[name] }) };
}

/** The messages for the whole form. One that is already shown at a field is not repeated. */
export function listMessages(form: { errors?: string[] }, fields: { errors?: string[] }[]): string[] | undefined {
  return form.errors?.map((message) =>
    fields.some(({ errors }) => errors?.includes(message)) ? messagesOf('controls').checkFields : message,
  );
}

const NO_RULES: FormRules = { constraint: {}, sentences: {} };

/** A form whose schema stays on the server. The browser checks its attributes before sending it. */
export function usePageForm<Name extends string>(
  id: string,
  lastResult: FormResult | undefined,
  { constraint, sentences } = NO_RULES,
  defaultValue?: Partial<Record<Name, string>>,
) {
  return useForm<Record<Name, string>>({
    id,
    lastResult,
    constraint: constraint as never,
    defaultValue: defaultValue as never,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    // Without JavaScript the browser checks.
    defaultNoValidate: false,
    onValidate: ({ form, formData }) =>
      parse<Record<Name, string>, string[]>(formData, {
        resolve(value, intent) {
          const problems = findProblems(form, sentences);
          if (intent?.type === 'validate' && intent.payload.name)
            return { error: onlyFor(intent.payload.name, problems, form) };
          if (Object.keys(problems).length === 0) return { value: value as Record<Name, string> };
          return { error: { ...problems, '': [messagesOf('controls').checkFields] } };
        },
      }),
  });
}
