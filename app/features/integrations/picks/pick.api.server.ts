import { z } from 'zod';
import { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';

export const ApiPickedWallpaper = ApiWallpaper.extend({
  url: z.url().describe('Address of the file that fits the request.'),
});
export type ApiPickedWallpaper = z.infer<typeof ApiPickedWallpaper>;
