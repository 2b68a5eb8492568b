import { TextArea } from '@radix-ui/themes/components/text-area';
import { Form, Link } from '@remix-run/react';
import { useId, useState } from 'react';
import { categoryPath } from '~/lib/paths';
import { exactCount } from '~/messages/numbers';
import { TextInput } from '~/ui/admin/controls';
import { Button, SubmitButton } from '~/ui/forms/button';
import { MAX_NAME_LENGTH } from './category.slug';
import { CATEGORY_FAILURES, categoriesPath } from './category.view';
import { type CategoryLine, EMPTY_ROW, MORE_ROWS } from './new-categories.view';
import { syncSlug } from './slug-sync';

interface CellProps {
  name: 'name' | 'slug';
  label: string;
  value: string;
  problemId: string | undefined;
}

function Cell({ name, label, value, problemId }: CellProps) {
  return (
    <TextInput
      name={name}
      aria-label={label}
      placeholder={name === 'name' ? 'Name' : 'Slug, made from the name'}
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
  const id = useId();
  const problemId = row.problem ? id : undefined;
  return (
    <li className="category-row" onInput={syncSlug}>
      <Cell name="name" label={`Name of category ${number}`} value={row.name} problemId={problemId} />
      <Cell name="slug" label={`Slug of category ${number}`} value={row.slug} problemId={problemId} />
      {row.problem && (
        <p id={id} className="field-error">
          {row.problem}
        </p>
      )}
    </li>
  );
}

/** Several categories at once. Without JavaScript the server answers with more rows, and what was typed. */
export function NewCategoriesForm({ rows: given }: { rows: CategoryLine[] }) {
  const [added, setAdded] = useState(0);
  const rows = [...given, ...Array.from({ length: added }, () => EMPTY_ROW)];
  return (
    <Form method="post" data-failed={CATEGORY_FAILURES.create} className="form form-wide">
      <input type="hidden" name="intent" value="create" />
      <ol className="category-rows">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
          <Row key={index} row={row} number={index + 1} />
        ))}
      </ol>
      <div className="form-actions">
        <SubmitButton busy="Creating…">Create categories</SubmitButton>
        <Button
          type="submit"
          name="intent"
          value="more"
          onClick={(event) => {
            event.preventDefault();
            setAdded(added + MORE_ROWS);
          }}
        >
          More rows
        </Button>
        <Link to={categoriesPath}>Cancel</Link>
      </div>
    </Form>
  );
}

export function ImportForm({ text }: { text: string }) {
  return (
    <Form method="post" data-failed={CATEGORY_FAILURES.create} encType="multipart/form-data" className="form form-wide">
      <input type="hidden" name="intent" value="import" />
      <div className="field">
        <label htmlFor="import-text">One category per line</label>
        <TextArea
          id="import-text"
          name="text"
          rows={6}
          defaultValue={text}
          className="text-area"
          aria-describedby="import-hint"
        />
        <p id="import-hint" className="field-hint">
          Each slug is made from the name. Empty lines do not count.
        </p>
      </div>
      <div className="field">
        <label htmlFor="import-file">Or a text file</label>
        <input id="import-file" type="file" name="file" accept=".txt,text/plain" className="file-input" />
      </div>
      <div className="form-actions">
        <SubmitButton look="quiet" busy="Importing…">
          Import
        </SubmitButton>
      </div>
    </Form>
  );
}

export function CreatedLines({ lines }: { lines: CategoryLine[] }) {
  const failed = lines.filter(({ problem }) => problem !== null).length;
  const created = lines.length - failed;
  return (
    <section className="created-lines" aria-label="What became of them" role="status">
      <p>
        <strong>
          {created === 1 ? '1 category' : `${exactCount(created)} categories`} created, {exactCount(failed)} failed
        </strong>
      </p>
      <ul>
        {lines.map(({ name, slug, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice, and the list never changes
          <li key={index}>
            {problem === null ? (
              <>
                Created: <Link to={categoryPath(slug)}>{name}</Link>
              </>
            ) : (
              <span className="field-error">
                Failed: {name || slug}. {problem}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
