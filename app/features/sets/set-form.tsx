import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button, SubmitButton } from '~/ui/forms/button';
import type { Version } from './set.view';
import { VersionRow } from './version-row';

interface SetFormProps {
  action: string;
  versions: Version[];
  opened: string;
  /** The version whose page has the form. */
  current: number;
}

export function SetForm({ action, versions, opened, current }: SetFormProps) {
  const text = messagesOf('curatedSets');
  return (
    <Form method="post" action={action} data-failed={text.failed} preventScrollReset className="set-form">
      <input type="hidden" name="opened" value={opened} />
      <ul className="versions">
        {versions.map((version) => (
          <VersionRow key={`${version.id} ${version.role}`} version={version} isCurrent={version.id === current}>
            <Button type="submit" name="leave" value={version.id} aria-label={text.leaveNamed(version.title)}>
              {text.leave}
            </Button>
          </VersionRow>
        ))}
      </ul>
      <div className="form-actions">
        <SubmitButton look="quiet" busy={text.saving}>
          {text.save}
        </SubmitButton>
      </div>
    </Form>
  );
}
