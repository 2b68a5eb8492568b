import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { SubmitButton } from '~/ui/forms/submit-button';

interface ResumedProps {
  path: string;
  fields: Record<string, string | string[]>;
}

/** After a login: the way back to a form, with what was typed. With JavaScript it takes itself. */
export function Resumed({ path, fields }: ResumedProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isSent = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    // The answer is shown a moment before the login is through.
    if (state !== 'idle' || isSent.current) return;
    isSent.current = true;
    submit(form.current, { replace: true });
  }, [state, submit]);
  return (
    <div className="page login">
      <h1>You are logged in</h1>
      <Form ref={form} method="post" action={path} className="form">
        {Object.entries(fields).flatMap(([name, value]) =>
          [value].flat().map((part) => <input key={`${name} ${part}`} type="hidden" name={name} value={part} />),
        )}
        <input type="hidden" name="resumed" value="yes" />
        <p>What you had typed is kept, and not saved yet.</p>
        <SubmitButton busy="Loading…">Go on where you were</SubmitButton>
      </Form>
    </div>
  );
}
