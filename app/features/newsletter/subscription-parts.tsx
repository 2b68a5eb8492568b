import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { messagesOf } from '~/messages/messages';

type Heading = 'h1' | 'h2';

export function Invitation({ as: Title, id, siteName }: { as: Heading; id: string; siteName: string }) {
  const text = messagesOf('newsletter');
  return (
    <>
      <Title id={id}>{text.invitation(siteName)}</Title>
      <p id={`${id}-text`}>{text.text}</p>
    </>
  );
}

interface AddressFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'disabled'> {
  id: string;
  /** Ids of the describing elements. */
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
      <label htmlFor={id}>{messagesOf('newsletter').email}</label>
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

/** Replaces the form after subscribing. */
export const Welcome = forwardRef<HTMLHeadingElement, WelcomeProps>(function Welcome(
  { as: Title, id, siteName, hint },
  ref,
) {
  return (
    <>
      <Title id={id} ref={ref} tabIndex={-1}>
        {messagesOf('newsletter').welcome(siteName)}
      </Title>
      <p>{messagesOf('newsletter').welcomeText}</p>
      {hint && <p>{hint}</p>}
    </>
  );
});
