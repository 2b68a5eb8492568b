import { z } from 'zod';
import { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';

export const ApiRandomWallpaper = ApiWallpaper.extend({
  url: z.string().describe('Path of the file that suits the screen that was asked for.'),
});
export type ApiRandomWallpaper = z.infer<typeof ApiRandomWallpaper>;
