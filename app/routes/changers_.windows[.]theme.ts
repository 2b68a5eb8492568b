import { toFileName } from '~/features/downloads/file-name';
import { changerFile } from '~/features/integrations/changers/changer-file.server';
import { windowsTheme } from '~/features/integrations/changers/scripts';

/** A Windows theme that shows the pictures of a feed. */
export const loader = changerFile({ saveAs: (siteName) => `${toFileName(siteName)}.theme`, write: windowsTheme });
