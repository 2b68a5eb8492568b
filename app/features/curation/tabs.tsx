import { trashPath } from '~/features/trash/trash.view';
import { messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';
import { adminListPath } from './list/admin-list.view';
import { triagePath } from './triage/triage.view';

export function WallpaperTabs({ current, inTrash }: { current: 'site' | 'incomplete' | 'trash'; inTrash: number }) {
  const text = messagesOf('wallpaperList').tabs;
  return (
    <LinkRow
      label={text.label}
      kind="switch"
      choices={[
        { label: text.site, to: adminListPath({}), isCurrent: current === 'site' },
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
