import { Button as RadixButton } from '@radix-ui/themes/components/button';
import { Link, type LinkProps } from '@remix-run/react';
import type { ComponentProps } from 'react';
import type { ButtonLook } from './button-props';
import { type SubmitButtonProps, useSubmitButton } from './submit-button';

const LOOKS = {
  main: { variant: 'solid' },
  quiet: { variant: 'soft', color: 'gray', highContrast: true },
  danger: { variant: 'solid', color: 'red' },
} as const;

type ButtonProps = { look?: ButtonLook } & Omit<ComponentProps<'button'>, 'color' | 'ref'>;

const buttonClass = (look: ButtonLook) => (look === 'danger' ? 'action danger' : 'action');

export function Button({ look = 'quiet', ...props }: ButtonProps) {
  return <RadixButton {...LOOKS[look]} className={buttonClass(look)} {...props} />;
}

export function ButtonLink({ look = 'quiet', ...props }: { look?: ButtonLook } & LinkProps) {
  return (
    <RadixButton asChild {...LOOKS[look]} className={buttonClass(look)}>
      <Link {...props} />
    </RadixButton>
  );
}

/** Sends a form. Ignores clicks until the answer arrives. */
export function SubmitButton({ look = 'main', ...props }: SubmitButtonProps & { look?: ButtonLook }) {
  return <Button look={look} {...useSubmitButton(props)} />;
}
