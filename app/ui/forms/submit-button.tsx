import type { MouseEvent, ReactNode } from 'react';
import { useActiveNavigation } from '~/ui/browser/active-navigation';
import { buttonProps } from './button-props';

export interface SubmitButtonProps {
  children: ReactNode;
  busy: string;
  autoFocus?: boolean;
}

/** Sends a form. Ignores clicks until the answer arrives. */
export function useSubmitButton({ children, busy, ...props }: SubmitButtonProps) {
  const isBusy = useActiveNavigation().formMethod === 'POST';
  return {
    ...props,
    type: 'submit' as const,
    'aria-disabled': isBusy || undefined,
    onClick: isBusy ? (event: MouseEvent) => event.preventDefault() : undefined,
    children: isBusy ? busy : children,
  };
}

export function SubmitButton(props: SubmitButtonProps) {
  return <button {...buttonProps('main')} {...useSubmitButton(props)} />;
}
