import { Link } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { tagPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { BulkBar, TickCell } from '~/ui/admin/bulk-bar';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import { TextInput } from '~/ui/admin/controls';
import { RowActions } from '~/ui/admin/row-actions';
import { useSelectedRows } from '~/ui/admin/selected-rows';
import { Table } from '~/ui/admin/table';
import { Button } from '~/ui/forms/button';
import { LinkedText } from '~/ui/pages/linked-text';
import {
  besideTagList,
  deleteTagsPath,
  deletionQuestion,
  editTagPath,
  listParameter,
  MAX_TAG_LENGTH,
  selectedTagsPath,
  type TagListQuery,
  type TagUse,
  tagListPath,
} from './tag.view';

function columns() {
  const { selected, name, slug, wallpapers, actions } = messagesOf('tags').columns;
  return [
    { label: selected, isHidden: true },
    name,
    slug,
    { label: wallpapers, isNumber: true },
    { label: actions, isHidden: true },
  ];
}

/** The bracketed part is hidden on narrow screens. */
const ButtonText = ({ text }: { text: string }) => (
  <span>
    <LinkedText text={text} links={[(rest) => <span className="label-end">{rest}</span>]} />
  </span>
);

interface RowProps {
  tag: TagUse;
  query: TagListQuery;
  isSelected: boolean;
  onDelete: () => void;
}

function Row({ tag: { id, name, slug, uses, drafts, mergingInto }, query, isSelected, onDelete }: RowProps) {
  const edit = besideTagList(editTagPath(id), query);
  const text = messagesOf('tags');
  return (
    <tr>
      <TickCell {...{ id, name }} isSelected={isSelected && mergingInto === null} disabled={mergingInto !== null} />
      <th scope="row" className="cell-title">
        <Link to={edit}>{name}</Link>
        {mergingInto && <span className="tag-merging"> {text.merge.beingMerged(mergingInto)}</span>}
      </th>
      <td className="cell-slug">{slug}</td>
      <td className="cell-figures cell-number cell-uses">
        {messagesOf('numbers').exactCount(uses)}
        <span className="uses-unit"> {text.wallpaperUnit(uses)}</span>
        {messagesOf('publishing').withDrafts('', drafts)}
      </td>
      <RowActions {...{ name, edit }} view={tagPath(slug)} remove={deleteTagsPath([id], query)} onRemove={onDelete} />
    </tr>
  );
}

interface TagTableProps {
  tags: TagUse[];
  query: TagListQuery;
  isAllSelected: boolean;
  pages: ReactNode;
}

export function TagTable({ tags, query, isAllSelected, pages }: TagTableProps) {
  const { table, ...ticking } = useSelectedRows(tags);
  const [toDelete, setToDelete] = useState<TagUse[]>([]);
  const rows = tags.filter(({ mergingInto }) => mergingInto === null).length;
  const selectedPath = selectedTagsPath(query);
  const text = messagesOf('tags');
  return (
    <>
      <BulkBar
        action="/admin/tags/merge"
        wholePage={{ path: tagListPath(query), selectedPath, isSelected: isAllSelected, rows }}
        ticking={ticking}
        end={pages}
      >
        {(hasNone) => (
          <>
            <input type="hidden" name="list" value={listParameter(query) ?? ''} />
            <TextInput
              name="into"
              aria-label={text.merge.into}
              placeholder={text.merge.intoPlaceholder}
              maxLength={MAX_TAG_LENGTH}
              autoComplete="off"
            />
            <Button type="submit" disabled={hasNone}>
              <ButtonText text={text.merge.selected} />
            </Button>
            <Button
              type="submit"
              formAction="/admin/tags/delete"
              disabled={hasNone}
              onClick={(event) => {
                event.preventDefault();
                setToDelete(tags.filter(({ id }) => ticking.ids.includes(id)));
              }}
            >
              <ButtonText text={text.delete.selected} />
            </Button>
          </>
        )}
      </BulkBar>
      <Table {...table} className="selectable-table taxonomy-table" columns={columns()}>
        {tags.map((tag) => (
          <Row key={tag.id} tag={tag} query={query} isSelected={isAllSelected} onDelete={() => setToDelete([tag])} />
        ))}
      </Table>
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
