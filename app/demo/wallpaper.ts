import type { Motif } from './canvas/painting';

export const demoCategories = ['Abstract', 'Nature', 'Space', 'Minimal', 'Geometry', 'Ocean'] as const;

const SCREENS = {
  fullHd: ['pc', 1920, 1080],
  quadHd: ['pc', 2560, 1440],
  laptop: ['pc', 2560, 1600],
  fourK: ['pc', 3840, 2160],
  ultrawide: ['pc', 3440, 1440],
  superWide: ['pc', 5120, 1440],
  phone: ['mobile', 1080, 1920],
  tallPhone: ['mobile', 1080, 2400],
  largePhone: ['mobile', 1440, 3120],
  slimPhone: ['mobile', 1170, 2532],
  tablet: ['tablet', 1640, 2360],
  largeTablet: ['tablet', 2048, 2732],
} as const;

interface Extras {
  description?: string;
  featured?: boolean;
  format?: 'jpeg' | 'png' | 'webp';
  /** Deviation of the grain in display values; drawings with flat colours need none. */
  grain?: number;
}

/** One wallpaper of the demo: its details, and how to paint it. */
export type DemoWallpaper = ReturnType<typeof wallpaper>;

export function wallpaper(
  category: (typeof demoCategories)[number],
  title: string,
  tags: string,
  screen: keyof typeof SCREENS,
  seed: number,
  motif: Motif,
  { description, featured = false, format = 'jpeg', grain = 1.6 }: Extras = {},
) {
  const [device, width, height]: readonly ['pc' | 'mobile' | 'tablet', number, number] = SCREENS[screen];
  const painted = { width, height, format, grain, seed, motif };
  return { title, description, category, tags: tags.split(', '), device, featured, ...painted };
}
