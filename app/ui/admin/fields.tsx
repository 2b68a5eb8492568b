import { getInputProps, getTextareaProps } from '@conform-to/react';
import { TextArea as RadixTextArea } from '@radix-ui/themes/components/text-area';
import { Root as TextFieldRoot } from '@radix-ui/themes/components/text-field';
import type { ComponentProps, ComponentType } from 'react';
import { describedBy, Field, type InputFieldProps, insists, type TextAreaFieldProps } from '~/ui/forms/field';

type TextInputProps = Omit<ComponentProps<typeof TextFieldRoot>, 'ref' | 'color' | 'size' | 'variant'>;

/** Radix takes the spelling check away unless told otherwise. */
export function TextInput({ spellCheck, className = '', ...props }: TextInputProps) {
  return <TextFieldRoot {...props} spellCheck={spellCheck} className={`text-field ${className}`} />;
}

/** `as` is a control with more to it, such as suggestions. */
export function TextField({
  field,
  label,
  hint,
  missing,
  type = 'text',
  as: Control = TextInput,
  ...attributes
}: InputFieldProps & { as?: ComponentType<TextInputProps> }) {
  const { key, ...props } = getInputProps(field, { type, ...describedBy({ field, hint }) });
  return (
    <Field field={field} label={label} hint={hint}>
      <Control key={key} {...(props as TextInputProps)} {...attributes} {...insists(missing)} />
    </Field>
  );
}

export function TextArea({ field, label, hint, missing, ...attributes }: TextAreaFieldProps) {
  const { key, ...props } = getTextareaProps(field, describedBy({ field, hint }));
  return (
    <Field field={field} label={label} hint={hint}>
      <RadixTextArea key={key} {...props} {...attributes} data-missing={missing} className="text-area" />
    </Field>
  );
}
