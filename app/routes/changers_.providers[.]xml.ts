import { changerFile } from '~/features/integrations/changers/changer-file.server';
import { plasmaProviders } from '~/features/integrations/changers/scripts';

/** Leads that dialog from wallpaper.knsrc to the catalogue. */
export const loader = changerFile({ saveAs: () => 'providers.xml', type: 'application/xml', write: plasmaProviders });
