import { Root as CalloutRoot } from '@radix-ui/themes/components/callout';
import { TextArea as RadixTextArea } from '@radix-ui/themes/components/text-area';
import { Root as TextFieldRoot } from '@radix-ui/themes/components/text-field';
import type { ComponentProps, ReactNode } from 'react';
import { type AlertProps, Controls, type TextAreaProps, type TextInputProps } from '~/ui/forms/controls';

/** Radix switches the spelling check off unless `spellCheck` is passed. */
export function TextInput({ spellCheck, className = '', ...props }: TextInputProps) {
  const radixProps = props as Omit<ComponentProps<typeof TextFieldRoot>, 'ref'>;
  return <TextFieldRoot {...radixProps} spellCheck={spellCheck} className={`text-field ${className}`} />;
}

const TextArea = (props: TextAreaProps) => (
  <RadixTextArea {...(props as Omit<ComponentProps<typeof RadixTextArea>, 'ref'>)} className="text-area" />
);

export const Alert = ({ id, children }: AlertProps) => (
  <CalloutRoot id={id} role="alert" size="1" color="red" className="form-alert">
    {children}
  </CalloutRoot>
);

const RADIX = { Input: TextInput, TextArea, Alert };

export const RadixControls = ({ children }: { children: ReactNode }) => (
  <Controls.Provider value={RADIX}>{children}</Controls.Provider>
);
