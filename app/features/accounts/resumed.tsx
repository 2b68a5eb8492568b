import { Form, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { messagesOf } from '~/messages/messages';
import { useActiveNavigation } from '~/ui/browser/active-navigation';
import { SubmitButton } from '~/ui/forms/submit-button';

interface ResumedProps {
  path: string;
  fields: Record<string, string | string[]>;
}

/** After the login: returns to the interrupted form with what was typed. With JavaScript it does so automatically. */
export function Resumed({ path, fields }: ResumedProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isSent = useRef(false);
  const { state } = useActiveNavigation();
  useEffect(() => {
    // The answer is rendered a moment before the navigation ends.
    if (state !== 'idle' || isSent.current) return;
    isSent.current = true;
    submit(form.current, { replace: true });
  }, [state, submit]);
  const text = messagesOf('login').resumed;
  return (
    <div className="page login">
      <h1>{text.title}</h1>
      <Form ref={form} method="post" action={path} className="form">
        {Object.entries(fields).flatMap(([name, value]) =>
          [value].flat().map((part) => <input key={`${name} ${part}`} type="hidden" name={name} value={part} />),
        )}
        <input type="hidden" name="resumed" value="yes" />
        <p>{text.text}</p>
        <SubmitButton busy={text.loading}>{text.continue}</SubmitButton>
      </Form>
    </div>
  );
}
