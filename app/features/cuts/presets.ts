/** Screens by their names, in pixels; the commonest of each group first. What lights them up stands in screen.css. */
interface Preset {
  width: number;
  height: number;
  label: string;
}

export const PRESET_GROUPS: { name: string; presets: Preset[] }[] = [
  {
    name: 'Desktops',
    presets: [
      { width: 1920, height: 1080, label: 'Full HD' },
      { width: 2560, height: 1440, label: 'QHD' },
      { width: 3840, height: 2160, label: '4K' },
      { width: 1920, height: 1200, label: 'WUXGA' },
      { width: 5120, height: 2880, label: '5K' },
      { width: 7680, height: 4320, label: '8K' },
    ],
  },
  {
    name: 'Laptops',
    presets: [
      { width: 1366, height: 768, label: 'HD' },
      { width: 2560, height: 1600, label: '13 inch, 16:10' },
      { width: 2880, height: 1800, label: '15 inch, 16:10' },
      { width: 2256, height: 1504, label: '3:2' },
      { width: 3024, height: 1964, label: 'MacBook Pro 14' },
      { width: 3456, height: 2234, label: 'MacBook Pro 16' },
    ],
  },
  {
    name: 'Phones',
    presets: [
      { width: 1080, height: 2400, label: 'Android, 20:9' },
      { width: 1170, height: 2532, label: 'iPhone 13, 14' },
      { width: 1179, height: 2556, label: 'iPhone 15, 16' },
      { width: 1290, height: 2796, label: 'iPhone Plus, Max' },
      { width: 1080, height: 2340, label: 'Galaxy S' },
      { width: 1440, height: 3120, label: 'Galaxy Ultra' },
      { width: 750, height: 1334, label: 'iPhone SE' },
    ],
  },
  {
    name: 'Tablets',
    presets: [
      { width: 1640, height: 2360, label: 'iPad, iPad Air' },
      { width: 1620, height: 2160, label: 'iPad 9' },
      { width: 2048, height: 2732, label: 'iPad Pro 12.9' },
      { width: 1600, height: 2560, label: 'Galaxy Tab' },
    ],
  },
  {
    name: 'Ultrawide',
    presets: [
      { width: 3440, height: 1440, label: 'UWQHD' },
      { width: 2560, height: 1080, label: 'UWFHD' },
      { width: 5120, height: 1440, label: 'Dual QHD' },
      { width: 3840, height: 1600, label: 'UWQHD+' },
      { width: 5120, height: 2160, label: '5K2K' },
    ],
  },
];

export const PRESETS = PRESET_GROUPS.flatMap(({ presets }) => presets);

export const presetId = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;
