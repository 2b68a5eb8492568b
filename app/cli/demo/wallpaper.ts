import type { Motif } from './sheet';

/** The six categories of the demo, in the order a visitor meets them. */
export const demoCategories = ['Abstract', 'Nature', 'Space', 'Minimal', 'Geometry', 'Ocean'] as const;

type DemoCategory = (typeof demoCategories)[number];
type DemoDevice = 'pc' | 'mobile' | 'tablet';
export type DemoFormat = 'jpeg' | 'png' | 'webp';

/** One wallpaper of the demo: what the gallery says about it, and how it is painted. */
export interface DemoWallpaper {
  title: string;
  description?: string;
  category: DemoCategory;
  tags: string[];
  device: DemoDevice;
  width: number;
  height: number;
  featured: boolean;
  format: DemoFormat;
  /** Deviation of the grain in display values; drawings with flat colours need none. */
  grain: number;
  seed: number;
  motif: Motif;
}

/** A screen the demo paints for. */
type Screen = readonly [device: DemoDevice, width: number, height: number];

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
} as const satisfies Record<string, Screen>;

interface Entry {
  title: string;
  tags: string;
  screen: keyof typeof SCREENS;
  motif: Motif;
  seed: number;
  description?: string;
  featured?: boolean;
  format?: DemoFormat;
  grain?: number;
}

/** The entries of one category, with what most have in common filled in. */
export function collection(category: DemoCategory, entries: readonly Entry[]): DemoWallpaper[] {
  return entries.map(({ screen, tags, ...entry }) => {
    const [device, width, height] = SCREENS[screen];
    return {
      featured: false,
      format: 'jpeg',
      grain: 1.6,
      ...entry,
      category,
      tags: tags.split(', '),
      device,
      width,
      height,
    };
  });
}
