import { changerFile } from '~/features/integrations/changers/changer-file.server';
import { plasmaDialog } from '~/features/integrations/changers/scripts';

/** Shows this gallery in Plasma's “Get New Wallpapers…”. */
export const loader = changerFile({ saveAs: () => 'wallpaper.knsrc', write: plasmaDialog });
