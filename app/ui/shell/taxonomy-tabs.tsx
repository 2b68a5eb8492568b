import { LinkRow } from './link-row';

const ROOMS = [
  { label: 'Categories', to: '/admin/categories' },
  { label: 'Tags', to: '/admin/tags' },
];

export function TaxonomyTabs({ current }: { current: 'Categories' | 'Tags' }) {
  return (
    <LinkRow
      label="Categories and tags"
      kind="switch"
      choices={ROOMS.map((room) => ({ ...room, isCurrent: room.label === current }))}
    />
  );
}
