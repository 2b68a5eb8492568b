import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { type FormResult, typedValue } from '~/lib/form-result';
import { buttonProps } from '~/ui/forms/button-props';
import { FormAlert } from '~/ui/forms/form-alert';
import { Honeypot } from '~/ui/forms/honeypot';
import { NOT_SUBSCRIBED } from './subscription.texts';
import { AddressField, Invitation } from './subscription-parts';

interface SubscribeFormProps {
  failure: FormResult | undefined;
  back: string;
  siteName: string;
}

export function SubscribeForm({ failure, back, siteName }: SubscribeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  // Not disabled: without JavaScript nothing would enable it.
  const [isEmpty, setEmpty] = useState(false);
  const isBusy = useNavigation().formMethod === 'POST';
  useEffect(() => {
    setEmpty(field.current?.value.trim() === '');
    if (failure) field.current?.focus();
  }, [failure]);
  return (
    <Form method="post" action="/subscribe" data-failed="Error" data-failed-text={NOT_SUBSCRIBED} noValidate>
      <Invitation as="h1" id="subscribe" siteName={siteName} />
      <FormAlert id="subscribe-error" title="Error" messages={failure?.error?.['']} />
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
          Cancel
        </Link>
        <button type="submit" {...buttonProps('main')} disabled={isBusy || isEmpty}>
          {isBusy ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
    </Form>
  );
}
