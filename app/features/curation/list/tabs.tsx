import { trashPath } from '~/features/trash/trash.view';
import { exactCount } from '~/messages/numbers';
import { LinkRow } from '~/ui/shell/link-row';
import { adminListPath } from './admin-list.view';

export function WallpaperTabs({ current, inTrash }: { current: 'site' | 'trash'; inTrash: number }) {
  return (
    <LinkRow
      label="Wallpapers"
      kind="switch"
      choices={[
        { label: 'On the site', to: adminListPath({}), isCurrent: current === 'site' },
        {
          label: inTrash > 0 ? `Trash (${exactCount(inTrash)})` : 'Trash',
          to: trashPath(),
          isCurrent: current === 'trash',
        },
      ]}
    />
  );
}
