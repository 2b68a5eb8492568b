import { z } from 'zod';
import { hasBothSides, ONE_SIDE, ScreenRequest, screenSides } from '~/features/cuts/screen.schema';
import { every, keptListParameter } from '~/features/integrations/picks/pick-query.schema';
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
export const PackageQuery = z
  .object({ ...screenSides, preset: ScreenRequest.in.shape.preset, every, ...keptListParameter })
  .refine(hasBothSides, ONE_SIDE)
  .transform(({ preset = [], width = preset[0], height = preset[1], ...rest }) => ({
    ...rest,
    screen: width && height ? { width, height } : null,
  }));
