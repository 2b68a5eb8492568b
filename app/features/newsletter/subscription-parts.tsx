import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { MAX_EMAIL_LENGTH } from '~/lib/email';

type Heading = 'h1' | 'h2';

export function Invitation({ as: Title, id, siteName }: { as: Heading; id: string; siteName: string }) {
  return (
    <>
      <Title id={id}>Subscribe to {siteName}</Title>
      <p id={`${id}-text`}>Get notified about new wallpaper collections, exclusive content, and updates.</p>
    </>
  );
}

interface AddressFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'disabled'> {
  id: string;
  /** Ids of what says more about it. */
  describedBy: string;
  isInvalid: boolean;
  children?: ReactNode;
}

export const AddressField = forwardRef<HTMLInputElement, AddressFieldProps>(function AddressField(
  { id, describedBy, isInvalid, children, ...attributes },
  ref,
) {
  return (
    <div className="newsletter-field">
      <label htmlFor={id}>Email Address</label>
      <input
        {...attributes}
        ref={ref}
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        className="text-field input"
      />
      {children}
    </div>
  );
});

interface WelcomeProps {
  as: Heading;
  id: string;
  siteName: string;
  hint?: string;
}

/** Takes the place of the form once the address is there. */
export const Welcome = forwardRef<HTMLHeadingElement, WelcomeProps>(function Welcome(
  { as: Title, id, siteName, hint },
  ref,
) {
  return (
    <>
      <Title id={id} ref={ref} tabIndex={-1}>
        Welcome to {siteName}
      </Title>
      <p>You'll receive our latest wallpaper collections and updates.</p>
      {hint && <p>{hint}</p>}
    </>
  );
});
