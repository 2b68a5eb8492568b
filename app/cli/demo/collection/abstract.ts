import { contourLines } from '../motifs/contour-lines';
import { flowLines } from '../motifs/flow-lines';
import { meshGradient } from '../motifs/mesh-gradient';
import { paperCut } from '../motifs/paper-cut';
import { silk } from '../motifs/silk';
import { veils } from '../motifs/veils';
import { collection } from '../wallpaper';

export const abstractWallpapers = collection('Abstract', [
  {
    title: 'Apricot weather',
    tags: 'gradient, warm, soft, light',
    screen: 'quadHd',
    seed: 101,
    motif: veils({ ground: '#fdf3e6 #f8dfc6', colours: '#f9dcc0 #f6c199 #f0a07c #e5826b #d2666a #f1b08c' }),
  },
  {
    title: 'Lagoon glass',
    tags: 'gradient, teal, dark, calm',
    screen: 'tallPhone',
    seed: 102,
    motif: meshGradient({ colours: '#08252e #0f5b63 #2aa198 #06141b #b7e0c8', warp: 0.55 }),
  },
  {
    title: 'Sage and cream',
    tags: 'gradient, green, light, soft',
    screen: 'largeTablet',
    seed: 103,
    motif: veils({
      ground: '#f6f2e4 #e6e5d0',
      colours: '#e3e3cd #c9d2b6 #a9bb9c #dfe0c8 #86a086 #c3cfb0',
      turn: 0.31,
      depth: 0.55,
    }),
  },
  {
    title: 'Ember under ash',
    tags: 'gradient, dark, orange, moody',
    screen: 'slimPhone',
    seed: 104,
    motif: veils({
      ground: '#0d0c0d #1a1413',
      colours: '#2b1a17 #4a1f18 #8a2d1c #d6502a #6b2420 #231518',
      turn: 0.09,
      depth: 0.6,
    }),
  },
  {
    title: 'Midnight silk',
    description: 'Folds of dark blue cloth under one soft lamp.',
    tags: 'silk, blue, dark, fabric, elegant',
    screen: 'fourK',
    seed: 105,
    featured: true,
    motif: silk({ colours: '#03060f #0a1733 #16336b #3e6bb5 #a9c6ee' }),
  },
  {
    title: 'Copper drape',
    tags: 'silk, copper, warm, fabric',
    screen: 'ultrawide',
    seed: 106,
    motif: silk({ colours: '#1a0905 #52200f #a44a22 #de8a52 #fbd9b4', folds: 1.3, turn: 0.06 }),
  },
  {
    title: 'Ivory linen',
    tags: 'fabric, white, light, minimal',
    screen: 'largePhone',
    seed: 107,
    motif: silk({ colours: '#a59a8a #cfc5b5 #e6dfd2 #f5f1e8 #fffdf8', folds: 1.1, turn: 0.19, gloss: 0.1 }),
  },
  {
    title: 'Cut from the garden',
    description: 'Eight sheets of paper, each a little deeper.',
    tags: 'paper, green, layers, botanical',
    screen: 'fourK',
    seed: 108,
    motif: paperCut({
      colours: '#0c2b26 #1d4c40 #3b7359 #79a37a #bccb9d #efe8cf',
      sheets: 8,
      detail: 1.8,
      centre: [0.6, 0.45],
    }),
  },
  {
    title: 'Coral canyon',
    tags: 'paper, coral, layers, warm',
    screen: 'slimPhone',
    seed: 109,
    motif: paperCut({
      colours: '#3b1230 #7a1f46 #c23b4e #ee7856 #f8b37f #fce6c8',
      sheets: 7,
      detail: 1.1,
      centre: [0.45, 0.55],
    }),
  },
  {
    title: 'Combed light',
    tags: 'lines, flow, gold, dark',
    screen: 'quadHd',
    seed: 110,
    motif: flowLines({ ground: '#11131a #171a24', colours: '#6b4a2b #c98f4a #f3d9a4 #7fa3a8' }),
  },
  {
    title: 'Survey of nowhere',
    tags: 'contours, map, lines, paper',
    screen: 'tablet',
    seed: 111,
    motif: contourLines({ ground: '#dfd3ba #ece3cf #f6f1e4', line: '#5f4a37' }),
  },
]);
