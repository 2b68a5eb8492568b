import { draftsPath } from '~/features/drafts/draft.view';
import { trashPath } from '~/features/trash/trash.view';
import { messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';
import { adminListPath } from './list/admin-list.view';
import type { TabCounts } from './tab-counts.server';

interface WallpaperTabsProps {
  current: 'site' | 'drafts' | 'trash';
  counts: TabCounts;
}

export function WallpaperTabs({ current, counts: { drafts, planned, inTrash } }: WallpaperTabsProps) {
  const text = messagesOf('wallpaperList').tabs;
  return (
    <LinkRow
      label={text.label}
      kind="switch"
      choices={[
        { label: text.site, to: adminListPath({}), isCurrent: current === 'site' },
        { label: messagesOf('drafts').tab(drafts + planned), to: draftsPath(), isCurrent: current === 'drafts' },
        {
          label: text.trash(inTrash),
          to: trashPath(),
          isCurrent: current === 'trash',
        },
      ]}
    />
  );
}
