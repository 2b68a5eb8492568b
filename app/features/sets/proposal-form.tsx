import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { SubmitButton } from '~/ui/forms/button';
import { FormAlert } from '~/ui/forms/form-alert';
import type { Proposal } from './set.view';
import { VersionRow } from './version-row';

const texts = (value: unknown) => [value ?? []].flat().map(String);

/** @param failure of this proposal */
export function ProposalForm({ proposal: { title, versions }, failure }: ProposalFormProps) {
  const selected = failure && texts(failure.initialValue?.id);
  const chosen = new Map(texts(failure?.initialValue?.role).map((text) => text.split(' ') as [string, string]));
  const text = messagesOf('curatedSets');
  return (
    <Form method="post" data-failed={text.failed} preventScrollReset className="set-form">
      <h2 className="proposal-title">
        <bdi>{title}</bdi>
      </h2>
      <FormAlert id={`proposal-${versions[0]?.id}-error`} messages={failure?.error?.['']} />
      <input type="hidden" name="title" value={title} />
      <ul className="versions">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={{ ...version, role: (chosen.get(String(version.id)) as typeof version.role) ?? version.role }}
            tick={
              <label className="tick">
                <input
                  type="checkbox"
                  name="id"
                  value={version.id}
                  defaultChecked={selected?.includes(String(version.id)) ?? true}
                  aria-label={text.proposals.include(version.title)}
                />
              </label>
            }
          />
        ))}
      </ul>
      <div className="form-actions">
        <SubmitButton look="quiet" busy={text.saving}>
          {text.proposals.make}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface ProposalFormProps {
  proposal: Proposal;
  failure: FormResult | undefined;
}
