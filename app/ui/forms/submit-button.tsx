import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonProps } from './button-props';

interface SubmitButtonProps {
  children: ReactNode;
  /** What it says while the answer is on its way. */
  busy: string;
  look?: ButtonLook;
}

/** The button that sends a form; it takes no second click before the answer is there. */
export function SubmitButton({ children, busy, look = 'main' }: SubmitButtonProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <button
      type="submit"
      {...buttonProps(look)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : undefined}
    >
      {isBusy ? busy : children}
    </button>
  );
}
