import { Link } from '@remix-run/react';
import { editTagPath, MAX_TAG_LENGTH } from '~/features/taxonomy/tags/tag.view';
import { type FormResult, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { TextInput } from '~/ui/admin/controls';
import { Form } from '~/ui/browser/session-form';
import { SubmitButton } from '~/ui/forms/button';
import { type DemandRow, type DemandSection, ROWS_PER_KIND } from './demand.view';

const TAG_NAMES = 'demand-tags';

interface RowProps {
  row: DemandRow;
  failure: FormResult | undefined;
}

function AliasForm({ row, failure }: RowProps) {
  const { kind, wanted, label } = row;
  const text = messagesOf('demand');
  const isRefused = typedValue(failure, 'wanted') === wanted;
  const problems = Object.values((isRefused && failure?.error) || {})
    .flat()
    .filter(Boolean);
  // The first is for the whole form, and repeats the field's.
  const [problem] = problems;
  const id = `alias-${kind}-${encodeURIComponent(wanted)}`;
  return (
    <details className="demand-alias" open={isRefused || undefined}>
      <summary aria-label={text.named(text.alias, label)}>{text.alias}</summary>
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="wanted" value={wanted} />
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
        />
        <SubmitButton look="quiet" busy={text.busy} aria-label={text.named(text.button, label)}>
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

function Row({ row, failure }: RowProps) {
  const { kind, label, asked, found, corrected, alias, nearest, upload } = row;
  const text = messagesOf('demand');
  const isWords = kind === 'search' || kind === 'corrected';
  return (
    <li className="demand-row">
      <div className="demand-wanted">
        <h3 dir="auto">{label}</h3>
        <p>
          {text.facts[kind](asked, found)}
          {corrected && ` ${text.asCorrected(corrected)}`}
        </p>
      </div>
      <div className="demand-links">
        {nearest && (
          <Link to={nearest} aria-label={text.named(text.nearest, label)}>
            {text.nearest}
          </Link>
        )}
        <Link to={upload} aria-label={text.named(text.upload, label)}>
          {text.upload}
        </Link>
      </div>
      {isWords && !alias && <AliasForm row={row} failure={failure} />}
      {alias && (
        <p className="demand-alias">
          {text.leadsTo} <Link to={editTagPath(alias.id)}>{alias.name}</Link>
        </p>
      )}
    </li>
  );
}

interface DemandListProps {
  sections: DemandSection[];
  /** Names to choose an alias from. */
  tags: string[];
  failure: FormResult | undefined;
}

/** What was asked for, by kind, with links to the pictures, an upload and an alias. */
export function DemandList({ sections, tags, failure }: DemandListProps) {
  const text = messagesOf('demand');
  if (sections.every(({ total }) => total === 0)) return <p className="empty">{text.nothing}</p>;
  return (
    <>
      {sections.map(({ kind, total, rows }) => (
        <section key={kind} className="demand" aria-labelledby={`demand-${kind}`}>
          <h2 id={`demand-${kind}`}>{text.kinds[kind]}</h2>
          {rows.length === 0 && <p className="panel-lead">{text.none[kind]}</p>}
          {total > ROWS_PER_KIND && <p className="panel-lead">{text.most(ROWS_PER_KIND, total)}</p>}
          <ul>
            {rows.map((row) => (
              <Row key={row.wanted} row={row} failure={failure} />
            ))}
          </ul>
        </section>
      ))}
      <datalist id={TAG_NAMES}>
        {tags.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
