import { z } from 'zod';
import { hasBothSides, ONE_SIDE, ScreenRequest, screenSides } from '~/features/cuts/screen.schema';
import { keptListParameter } from '~/features/integrations/picks/pick-query.schema';

/** In addition to the parameters of a list. */
export const PackageQuery = z
  .object({ ...screenSides, preset: ScreenRequest.in.shape.preset, ...keptListParameter })
  .refine(hasBothSides, ONE_SIDE)
  .transform(({ preset = [], width = preset[0], height = preset[1], ...rest }) => ({
    ...rest,
    screen: width && height ? { width, height } : null,
  }));
