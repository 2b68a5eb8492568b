import { Form, Link } from '@remix-run/react';
import { useRef, useState } from 'react';
import { exactCount } from '~/lib/counts';
import { tagPath } from '~/lib/paths';
import { Button } from '~/ui/admin/button';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import { TextInput } from '~/ui/admin/fields';
import { Table } from '~/ui/admin/table';
import { useHydrated } from '~/ui/browser/hydrated';
import { opensHere } from '~/ui/browser/opens-here';
import {
  besideTagList,
  deleteTagsPath,
  deletionQuestion,
  editTagPath,
  listParameter,
  MAX_TAG_LENGTH,
  type TagListQuery,
  type TagUse,
} from './tag.view';

const COLUMNS = [
  { label: 'Selected', isHidden: true, className: 'cell-check' },
  'Name',
  'Slug',
  { label: 'Wallpapers', isNumber: true },
  { label: 'Actions', isHidden: true },
];

interface RowProps {
  tag: TagUse;
  query: TagListQuery;
  onDelete: () => void;
}

function Row({ tag: { id, name, slug, uses, mergingInto }, query, onDelete }: RowProps) {
  const edit = besideTagList(editTagPath(id), query);
  return (
    <tr>
      <td className="cell-check">
        <label className="check-target">
          <input type="checkbox" name="id" value={id} aria-label={`Select ${name}`} disabled={mergingInto !== null} />
        </label>
      </td>
      <th scope="row" className="cell-title">
        <Link to={edit}>{name}</Link>
        {mergingInto && <span className="tag-merging"> is being merged into {mergingInto}</span>}
      </th>
      <td className="cell-slug">{slug}</td>
      <td className="cell-figures cell-number cell-uses">
        {exactCount(uses)}
        <span className="uses-unit"> {uses === 1 ? 'wallpaper' : 'wallpapers'}</span>
      </td>
      <td className="cell-actions">
        <Link to={tagPath(slug)} aria-label={`View ${name}`}>
          View
        </Link>
        <Link to={edit} aria-label={`Edit ${name}`}>
          Edit
        </Link>
        <Link
          to={deleteTagsPath([id], query)}
          aria-label={`Delete ${name}`}
          onClick={(event) => {
            if (!opensHere(event)) return;
            event.preventDefault();
            onDelete();
          }}
        >
          Delete
        </Link>
      </td>
    </tr>
  );
}

interface BarProps {
  selected: number;
  onDelete: () => void;
}

function Bar({ selected, onDelete }: BarProps) {
  const isLive = useHydrated();
  const isIdle = isLive && selected === 0;
  return (
    <fieldset className="tag-bar">
      <legend className="visually-hidden">With the selected tags</legend>
      <span aria-live="polite" className="tag-bar-count">
        {isLive ? `${selected} selected` : 'Selected tags:'}
      </span>
      <TextInput
        name="into"
        aria-label="Merge into"
        placeholder="Merge into…"
        maxLength={MAX_TAG_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" disabled={isIdle}>
        Merge
      </Button>
      <Button
        type="submit"
        formAction="/admin/tags/delete"
        disabled={isIdle}
        onClick={(event) => {
          event.preventDefault();
          onDelete();
        }}
      >
        Delete
      </Button>
    </fieldset>
  );
}

const ticked = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="id"]:checked:not(:disabled)'),
];

export function TagTable({ tags, query }: { tags: TagUse[]; query: TagListQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const [selected, setSelected] = useState(0);
  const [toDelete, setToDelete] = useState<TagUse[]>([]);
  const deleteTicked = () => {
    const ids = form.current ? ticked(form.current).map(({ value }) => Number(value)) : [];
    setToDelete(tags.filter(({ id }) => ids.includes(id)));
  };
  return (
    <>
      <Form ref={form} action="/admin/tags/merge" onChange={(event) => setSelected(ticked(event.currentTarget).length)}>
        <input type="hidden" name="list" value={listParameter(query) ?? ''} />
        <Bar selected={selected} onDelete={deleteTicked} />
        <Table className="taxonomy-table" columns={COLUMNS}>
          {tags.map((tag) => (
            <Row key={tag.id} tag={tag} query={query} onDelete={() => setToDelete([tag])} />
          ))}
        </Table>
      </Form>
      <ConfirmationDialog
        confirmation={
          toDelete.length > 0
            ? {
                ...deletionQuestion(toDelete),
                action: deleteTagsPath(
                  toDelete.map(({ id }) => id),
                  query,
                ),
              }
            : null
        }
        onClose={() => setToDelete([])}
      />
    </>
  );
}
