import { messagesOf } from '~/messages/messages';
import { TextInput } from '~/ui/admin/controls';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { listParameter, MAX_TAG_LENGTH, type TagListQuery } from './tag.view';

interface MergeFormProps {
  ids: number[];
  into?: string;
  problem?: string;
  suggestions: string[];
  list: TagListQuery;
}

export function MergeForm({ ids, into = '', problem, suggestions, list }: MergeFormProps) {
  const text = messagesOf('tags').merge;
  return (
    <Form action="/admin/tags/merge" className="form">
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="list" value={listParameter(list) ?? ''} />
      <div className="field">
        <label htmlFor="merge-into">{text.into}</label>
        <TextInput
          id="merge-into"
          name="into"
          defaultValue={into}
          list="merge-suggestions"
          maxLength={MAX_TAG_LENGTH}
          required
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'merge-problem' : undefined}
        />
        <datalist id="merge-suggestions">
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {problem && (
          <p id="merge-problem" className="field-error">
            {problem}
          </p>
        )}
      </div>
      <div className="form-actions">
        <Button type="submit">{text.ask}</Button>
      </div>
    </Form>
  );
}
