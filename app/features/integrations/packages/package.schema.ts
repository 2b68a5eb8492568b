import { z } from 'zod';
import { hasBothSides, ONE_SIDE, screenSides } from '~/features/cuts/screen.schema';
import { every } from '~/features/integrations/picks/pick-query.schema';
import { folder } from './folder';
import { gnome } from './gnome';
import { kde } from './kde';
import type { PackageLayout } from './package';
import { winDynamicDesktop } from './win-dynamic-desktop';

/** By the last part of the address. */
export const PACKAGES: Record<string, PackageLayout> = {
  'gnome.zip': gnome,
  'kde.zip': kde,
  'theme.ddw': winDynamicDesktop,
  'pictures.zip': folder,
};

/** In addition to the parameters of a list. */
export const PackageQuery = z.object({ ...screenSides, every }).refine(hasBothSides, ONE_SIDE);
