import { z } from 'zod';
import { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';

export const ApiPickedWallpaper = ApiWallpaper.extend({
  url: z.url().describe('The file that suits what was asked for.'),
});
export type ApiPickedWallpaper = z.infer<typeof ApiPickedWallpaper>;
