import { Link } from '@remix-run/react';
import { useState } from 'react';
import { categoryPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import { RowActions } from '~/ui/admin/row-actions';
import { Table } from '~/ui/admin/table';
import { type CategoryUse, categoryDeletion, deleteCategoryPath, editCategoryPath } from './category.view';

function columns() {
  const { name, slug, wallpapers, actions } = messagesOf('categories').columns;
  return [name, slug, { label: wallpapers, isNumber: true }, { label: actions, isHidden: true }];
}

interface CategoryTableProps {
  categories: CategoryUse[];
  /** The administrator's list of a category's wallpapers. */
  wallpapersPath: (id: number) => string;
}

function Row({
  category: { id, name, slug, uses, drafts },
  wallpapersPath,
  onDelete,
}: { category: CategoryUse; onDelete: () => void } & Pick<CategoryTableProps, 'wallpapersPath'>) {
  const text = messagesOf('categories');
  const { withDrafts } = messagesOf('publishing');
  return (
    <tr>
      <th scope="row" className="cell-title">
        <Link to={editCategoryPath(id)}>{name}</Link>
      </th>
      <td className="cell-slug">{slug}</td>
      <td className="cell-figures cell-number cell-uses">
        <Link to={wallpapersPath(id)} aria-label={withDrafts(text.wallpapersIn(uses, name), drafts)}>
          {messagesOf('numbers').exactCount(uses)}
          <span className="uses-unit"> {text.wallpaperUnit(uses)}</span>
          {withDrafts('', drafts)}
        </Link>
      </td>
      <RowActions
        name={name}
        view={categoryPath(slug)}
        edit={editCategoryPath(id)}
        remove={deleteCategoryPath(id)}
        onRemove={onDelete}
      />
    </tr>
  );
}

export function CategoryTable({ categories, wallpapersPath }: CategoryTableProps) {
  const [toDelete, setToDelete] = useState<CategoryUse | null>(null);
  return (
    <>
      <Table className="taxonomy-table" columns={columns()}>
        {categories.map((category) => (
          <Row
            key={category.id}
            category={category}
            wallpapersPath={wallpapersPath}
            onDelete={() => setToDelete(category)}
          />
        ))}
      </Table>
      <ConfirmationDialog
        confirmation={toDelete && { ...categoryDeletion(toDelete), action: deleteCategoryPath(toDelete.id) }}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}
