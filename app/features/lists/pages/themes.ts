import { COLOUR_NAMES, type ColourName } from '~/lib/colours/colour-names';
import { hexToOklab, labDistance, nameOfColour } from '~/lib/colours/named-colours';
import type { Oklab } from '~/lib/colours/oklab';

export interface Theme {
  slug: string;
  name: string;
  /** As published by its authors. */
  colours: string[];
}

const colours = (digits: string) => digits.split(' ').map((one) => `#${one}`);

export const THEMES: Theme[] = [
  {
    slug: 'nord',
    name: 'Nord',
    colours: colours(
      '2e3440 3b4252 434c5e 4c566a d8dee9 e5e9f0 eceff4 8fbcbb 88c0d0 81a1c1 5e81ac bf616a d08770 ebcb8b a3be8c b48ead',
    ),
  },
  {
    slug: 'gruvbox',
    name: 'Gruvbox',
    colours: colours(
      '282828 3c3836 504945 665c54 bdae93 d5c4a1 ebdbb2 fbf1c7 fb4934 fe8019 fabd2f b8bb26 8ec07c 83a598 d3869b d65d0e',
    ),
  },
  {
    slug: 'catppuccin',
    name: 'Catppuccin',
    colours: colours(
      '1e1e2e 181825 11111b 313244 45475a 585b70 cdd6f4 f5e0dc f2cdcd f5c2e7 cba6f7 f38ba8 eba0ac fab387 f9e2af a6e3a1 94e2d5 89dceb 74c7ec 89b4fa b4befe',
    ),
  },
  {
    slug: 'dracula',
    name: 'Dracula',
    colours: colours('282a36 44475a f8f8f2 6272a4 8be9fd 50fa7b ffb86c ff79c6 bd93f9 ff5555 f1fa8c'),
  },
  {
    slug: 'solarized',
    name: 'Solarized',
    colours: colours(
      '002b36 073642 586e75 657b83 839496 93a1a1 eee8d5 fdf6e3 b58900 cb4b16 dc322f d33682 6c71c4 268bd2 2aa198 859900',
    ),
  },
  {
    slug: 'everforest',
    name: 'Everforest',
    colours: colours(
      '2d353b 343f44 3d484d 475258 4f585e d3c6aa e67e80 e69875 dbbc7f a7c080 83c092 7fbbb3 d699b6 859289',
    ),
  },
  {
    slug: 'rose-pine',
    name: 'Rosé Pine',
    colours: colours(
      '191724 1f1d2e 26233a 6e6a86 908caa e0def4 eb6f92 f6c177 ebbcba 31748f 9ccfd8 c4a7e7 403d52 524f67',
    ),
  },
  {
    slug: 'tokyo-night',
    name: 'Tokyo Night',
    colours: colours(
      '1a1b26 16161e 24283b 414868 565f89 a9b1d6 c0caf5 f7768e ff9e64 e0af68 9ece6a 73daca 7dcfff 7aa2f7 bb9af7',
    ),
  },
];

export const findTheme = (slug: string): Theme | undefined => THEMES.find((theme) => theme.slug === slug);

/** Names of the theme's colours; a picture with other colours does not fit. */
export const namesOfTheme = ({ colours }: Theme): ColourName[] => {
  const names = new Set(colours.map(nameOfColour));
  return COLOUR_NAMES.filter((name) => names.has(name));
};

/** Distance in Oklab from which colours count as different. */
const UNLIKE = 0.12;

/** From 0 to 1: how much of the picture is in the theme's colours, and how close to them. */
export function themeLikeness(theme: Oklab[], palette: { color: string; weight: number }[]): number {
  let likeness = 0;
  let total = 0;
  for (const { color, weight } of palette) {
    const lab = hexToOklab(color);
    const distance = Math.min(...theme.map((one) => labDistance(one, lab)));
    likeness += weight * Math.max(0, 1 - distance / UNLIKE);
    total += weight;
  }
  return total > 0 ? likeness / total : 0;
}

export const themeLabs = ({ colours }: Theme): Oklab[] => colours.map(hexToOklab);
