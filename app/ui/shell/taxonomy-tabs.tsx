import { adminControlsMessages } from '~/messages/ui/admin-controls';
import { LinkRow } from './link-row';

export function TaxonomyTabs({ current }: { current: 'Categories' | 'Tags' }) {
  const text = adminControlsMessages();
  return (
    <LinkRow
      label={text.categoriesAndTags}
      kind="switch"
      choices={[
        { label: text.categories, to: '/admin/categories', isCurrent: current === 'Categories' },
        { label: text.tags, to: '/admin/tags', isCurrent: current === 'Tags' },
      ]}
    />
  );
}
