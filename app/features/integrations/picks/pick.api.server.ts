import { z } from 'zod';
import { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';

export const ApiPickedWallpaper = ApiWallpaper.extend({
  url: z.url().describe('The file for the requested screen.'),
});
export type ApiPickedWallpaper = z.infer<typeof ApiPickedWallpaper>;
