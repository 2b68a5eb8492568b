import { TextArea } from '@radix-ui/themes/components/text-area';
import { Link } from '@remix-run/react';
import { useId, useState } from 'react';
import { categoryPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { TextInput } from '~/ui/admin/controls';
import { Form } from '~/ui/browser/session-form';
import { Button, SubmitButton } from '~/ui/forms/button';
import { MAX_NAME_LENGTH } from './category.slug';
import { categoriesPath } from './category.view';
import { type CategoryLine, EMPTY_ROW, MORE_ROWS } from './new-categories.view';
import { syncSlug } from './slug-sync';

interface CellProps {
  name: 'name' | 'slug';
  label: string;
  value: string;
  problemId: string | undefined;
}

function Cell({ name, label, value, problemId }: CellProps) {
  const { namePlaceholder, slugPlaceholder } = messagesOf('newCategories').rows;
  return (
    <TextInput
      name={name}
      aria-label={label}
      placeholder={name === 'name' ? namePlaceholder : slugPlaceholder}
      defaultValue={value}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      autoCapitalize={name === 'slug' ? 'none' : undefined}
      spellCheck={name === 'slug' ? false : undefined}
      aria-invalid={problemId ? true : undefined}
      aria-describedby={problemId}
    />
  );
}

function Row({ row, number }: { row: CategoryLine; number: number }) {
  const { nameOf, slugOf } = messagesOf('newCategories').rows;
  const id = useId();
  const problemId = row.problem ? id : undefined;
  return (
    <li className="category-row" onInput={syncSlug}>
      <Cell name="name" label={nameOf(number)} value={row.name} problemId={problemId} />
      <Cell name="slug" label={slugOf(number)} value={row.slug} problemId={problemId} />
      {row.problem && (
        <p id={id} className="field-error">
          {row.problem}
        </p>
      )}
    </li>
  );
}

/** Without JavaScript, the server adds rows and keeps what was typed. */
export function NewCategoriesForm({ rows: given }: { rows: CategoryLine[] }) {
  const text = messagesOf('newCategories').rows;
  const [added, setAdded] = useState(0);
  const rows = [...given, ...Array.from({ length: added }, () => EMPTY_ROW)];
  return (
    <Form method="post" data-failed={messagesOf('categories').create.failed} className="form form-wide">
      <input type="hidden" name="intent" value="create" />
      <ol className="category-rows">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
          <Row key={index} row={row} number={index + 1} />
        ))}
      </ol>
      <div className="form-actions">
        <SubmitButton busy={text.creating}>{text.create}</SubmitButton>
        <Button
          type="submit"
          name="intent"
          value="more"
          onClick={(event) => {
            event.preventDefault();
            setAdded(added + MORE_ROWS);
          }}
        >
          {text.more}
        </Button>
        <Link to={categoriesPath}>{text.cancel}</Link>
      </div>
    </Form>
  );
}

export function ImportForm({ text }: { text: string }) {
  const { label, hint, file, button, busy } = messagesOf('newCategories').import;
  return (
    <Form
      method="post"
      data-failed={messagesOf('categories').create.failed}
      encType="multipart/form-data"
      className="form form-wide"
    >
      <input type="hidden" name="intent" value="import" />
      <div className="field">
        <label htmlFor="import-text">{label}</label>
        <TextArea
          id="import-text"
          name="text"
          rows={6}
          defaultValue={text}
          className="text-area"
          aria-describedby="import-hint"
        />
        <p id="import-hint" className="field-hint">
          {hint}
        </p>
      </div>
      <div className="field">
        <label htmlFor="import-file">{file}</label>
        <input id="import-file" type="file" name="file" accept=".txt,text/plain" className="file-input" />
      </div>
      <div className="form-actions">
        <SubmitButton look="quiet" busy={busy}>
          {button}
        </SubmitButton>
      </div>
    </Form>
  );
}

export function CreatedLines({ lines }: { lines: CategoryLine[] }) {
  const text = messagesOf('newCategories').results;
  const failed = lines.filter(({ problem }) => problem !== null).length;
  const created = lines.length - failed;
  return (
    <section className="created-lines" aria-label={text.label} role="status">
      <p>
        <strong>{text.totals(created, failed)}</strong>
      </p>
      <ul>
        {lines.map(({ name, slug, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line can occur twice, and the list never changes
          <li key={index}>
            {problem === null ? (
              <>
                {text.created} <Link to={categoryPath(slug)}>{name}</Link>
              </>
            ) : (
              <span className="field-error">{text.failed(name || slug, problem)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
