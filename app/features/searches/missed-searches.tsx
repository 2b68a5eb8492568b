import { Link } from '@remix-run/react';
import { MAX_TAG_LENGTH } from '~/features/taxonomy/tags/tag.view';
import { type FormResult, typedValue } from '~/lib/form-result';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { TextInput } from '~/ui/admin/controls';
import { Form } from '~/ui/browser/session-form';
import { SubmitButton } from '~/ui/forms/button';
import type { readMissedSearches } from './read-missed-searches.server';

const TAG_NAMES = 'missed-search-tags';

interface AliasProps {
  words: string;
  failure: FormResult | undefined;
}

function AliasForm({ words, failure }: AliasProps) {
  const text = messagesOf('missedSearches');
  const isRefused = typedValue(failure, 'words') === words;
  const problems = Object.values((isRefused && failure?.error) || {})
    .flat()
    .filter(Boolean);
  // The first is for the whole form, and repeats the field's.
  const [problem] = problems;
  const id = `alias-${encodeURIComponent(words)}`;
  return (
    <details className="missed-alias" open={isRefused || undefined}>
      <summary aria-label={text.named(text.alias, words)}>{text.alias}</summary>
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="words" value={words} />
        <label htmlFor={id} className="visually-hidden">
          {text.tag}
        </label>
        <TextInput
          id={id}
          name="into"
          placeholder={text.tag}
          defaultValue={isRefused ? typedValue(failure, 'into') : ''}
          list={TAG_NAMES}
          maxLength={MAX_TAG_LENGTH}
          required
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />{' '}
        <SubmitButton look="quiet" busy={text.busy} aria-label={text.named(text.button, words)}>
          {text.button}
        </SubmitButton>
        {problem && (
          <p id={`${id}-problem`} className="field-error" role="alert">
            {problem}
          </p>
        )}
      </Form>
    </details>
  );
}

interface MissedSearchesProps {
  missed: Awaited<ReturnType<typeof readMissedSearches>>;
  failure: FormResult | undefined;
}

/** What visitors searched for in vain, with a form to lead each search to a tag. */
export function MissedSearches({ missed: { searches, tags }, failure }: MissedSearchesProps) {
  const text = messagesOf('missedSearches');
  return (
    <section className="panel" aria-labelledby="missed-searches">
      <h2 id="missed-searches">{text.title}</h2>
      <p className="panel-lead">{searches.length > 0 ? text.lead : text.none}</p>
      <ul>
        {searches.map(({ words, searches: count }) => (
          <li key={words} className="missed-search">
            <Link to={withQuery('/', { q: words })} dir="auto">
              {words}
            </Link>{' '}
            <span className="missed-count">{text.searches(count)}</span> <AliasForm words={words} failure={failure} />
          </li>
        ))}
      </ul>
      <datalist id={TAG_NAMES}>
        {tags.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  );
}
