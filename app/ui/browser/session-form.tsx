import { type FormProps, Form as PlainForm, useRouteLoaderData } from '@remix-run/react';
import { forwardRef } from 'react';
import { FORM_TOKEN } from '~/lib/form-result';

/** A form that carries the session's token, for browsers that send no header with their own origin. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form({ children, ...props }, ref) {
  const token = (useRouteLoaderData('routes/admin') as { formToken: string } | undefined)?.formToken;
  return (
    <PlainForm ref={ref} {...props}>
      {token && props.method === 'post' && <input type="hidden" name={FORM_TOKEN} value={token} />}
      {children}
    </PlainForm>
  );
});
