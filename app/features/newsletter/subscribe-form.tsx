import { Form, Link } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { type FormResult, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { useActiveNavigation } from '~/ui/browser/active-navigation';
import { buttonProps } from '~/ui/forms/button-props';
import { FormAlert } from '~/ui/forms/form-alert';
import { Honeypot } from '~/ui/forms/honeypot';
import { useTypedAgain } from '~/ui/forms/typed-again';
import { AddressField, Invitation } from './subscription-parts';

interface SubscribeFormProps {
  failure: FormResult | undefined;
  back: string;
  siteName: string;
  /** No newsletter is sent yet. */
  isKept: boolean;
}

export function SubscribeForm({ failure, back, siteName, isKept }: SubscribeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  // Starts enabled: without JavaScript nothing could enable the button.
  const [isEmpty, setEmpty] = useState(false);
  const typed = useTypedAgain('subscribe', failure);
  const isBusy = useActiveNavigation().formMethod === 'POST';
  useEffect(() => {
    setEmpty(field.current?.value.trim() === '');
    if (failure) field.current?.focus();
  }, [failure]);
  const text = messagesOf('newsletter');
  return (
    <Form
      ref={typed}
      method="post"
      action="/subscribe"
      data-failed={text.error}
      data-failed-text={text.failed}
      noValidate
    >
      <Invitation as="h1" id="subscribe" siteName={siteName} />
      {isKept && <p>{text.kept}</p>}
      <FormAlert id="subscribe-error" title={text.error} messages={failure?.error?.['']} />
      <AddressField
        id="email"
        ref={field}
        defaultValue={typedValue(failure, 'email')}
        onChange={(event) => setEmpty(event.target.value.trim() === '')}
        isInvalid={failure !== undefined}
        describedBy={failure ? 'subscribe-error' : 'subscribe-text'}
      />
      <Honeypot />
      <input type="hidden" name="next" value={back} />
      <div className="newsletter-actions">
        <Link to={back} {...buttonProps('quiet')}>
          {text.cancel}
        </Link>{' '}
        <button type="submit" {...buttonProps('main')} disabled={isBusy || isEmpty}>
          {isBusy ? text.subscribing : text.subscribe}
        </button>
      </div>
    </Form>
  );
}
