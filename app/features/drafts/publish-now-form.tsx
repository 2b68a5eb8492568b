import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { draftsPath } from './draft.view';

/** For the page of one draft. */
export function PublishNowForm({ id }: { id: number }) {
  return (
    <Form method="post" action={draftsPath()}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="publish">
        {messagesOf('drafts').publish}
      </Button>
    </Form>
  );
}
