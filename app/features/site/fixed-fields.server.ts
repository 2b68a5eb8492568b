import { type Env, isGiven } from '~/lib/env.server';
import type { FormValues } from '~/lib/form-result';

/** The variable of the environment that sets a field, by field. */
export type Variables<Value> = Partial<Record<keyof Value & string, keyof Env>>;

/** The fields that the environment sets, with the names of the variables. */
export const fixedFields = <Value>(variables: Variables<Value>): Partial<Record<keyof Value & string, string>> =>
  Object.fromEntries(Object.entries(variables).filter(([, name]) => isGiven(name as keyof Env))) as never;

/** The values of a form without those that the environment sets. */
export function changeable<Value extends object>(value: Value, variables: Variables<Value>): FormValues {
  const fixed = fixedFields(variables);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !(name in fixed)));
}

/** What the environment sets stays as it was stored. */
export function keepFixed<Value extends object>(value: Value, before: Value, variables: Variables<Value>): Value {
  const names = Object.keys(fixedFields(variables)) as (keyof Value)[];
  return { ...value, ...Object.fromEntries(names.map((name) => [name, before[name]])) };
}
