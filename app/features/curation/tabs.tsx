import { inboxPath } from '~/features/drafts/draft.view';
import { trashPath } from '~/features/trash/trash.view';
import { messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';
import { adminListPath } from './list/admin-list.view';
import { triagePath } from './triage/triage.view';

interface WallpaperTabsProps {
  current: 'site' | 'drafts' | 'incomplete' | 'trash';
  drafts: number;
  inTrash: number;
}

export function WallpaperTabs({ current, drafts, inTrash }: WallpaperTabsProps) {
  const text = messagesOf('wallpaperList').tabs;
  return (
    <LinkRow
      label={text.label}
      kind="switch"
      choices={[
        { label: text.site, to: adminListPath({}), isCurrent: current === 'site' },
        { label: messagesOf('drafts').tab(drafts), to: inboxPath(), isCurrent: current === 'drafts' },
        { label: messagesOf('triage').tab, to: triagePath(), isCurrent: current === 'incomplete' },
        {
          label: text.trash(inTrash),
          to: trashPath(),
          isCurrent: current === 'trash',
        },
      ]}
    />
  );
}
