import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import type { LetterProgress as Progress } from './letters.queries.server';

/** A sent letter with its results, and a button that sends it to the readers who haven't got it. */
export function LetterProgress({ letter, canSend }: { letter: Progress; canSend: boolean }) {
  const { id, subject, sentAt, isFinished, refusal, waiting, failed, noUtf8 } = letter;
  const text = messagesOf('letters');
  const left = waiting + failed + noUtf8;
  return (
    <li>
      <Link to={`/letters/${id}`}>{subject}</Link> · <time dateTime={sentAt}>{sentAt}</time> · {text.progress(letter)}
      {refusal && waiting + failed > 0 && (
        <p className="field-hint">
          {isFinished && waiting > 0 && `${text.stopped} `}
          {text.answer} <q dir="auto">{refusal}</q>
        </p>
      )}
      {isFinished && canSend && left > 0 && (
        <Form method="post" replace preventScrollReset className="form-actions">
          <input type="hidden" name="letter" value={id} />
          <Button type="submit" name="intent" value="rest" aria-label={text.restNamed(subject)}>
            {text.rest(left)}
          </Button>
        </Form>
      )}
    </li>
  );
}
