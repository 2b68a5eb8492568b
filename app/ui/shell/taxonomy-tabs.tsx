import { messagesOf } from '~/messages/messages';
import { LinkRow } from './link-row';

export function TaxonomyTabs({ current }: { current: 'Categories' | 'Tags' }) {
  const text = messagesOf('adminControls');
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
