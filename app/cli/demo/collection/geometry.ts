import { scales, windingArcs } from '../motifs/arcs';
import { bauhaus } from '../motifs/bauhaus';
import { overlappingDiscs } from '../motifs/discs';
import { facets } from '../motifs/facets';
import { isometric } from '../motifs/isometric';
import { collection } from '../wallpaper';

export const geometryWallpapers = collection('Geometry', [
  {
    title: 'Dessau afternoon',
    description: 'Circles, halves and quarters in six honest colours.',
    tags: 'bauhaus, shapes, retro, colourful',
    screen: 'quadHd',
    seed: 501,
    grain: 0,
    format: 'png',
    motif: bauhaus({ colours: '#efe6d5 #1f2a37 #d1492e #e8a92f #2f6f73 #f3c9b0' }),
  },
  {
    title: 'Quiet tiles',
    tags: 'bauhaus, shapes, pastel, light',
    screen: 'slimPhone',
    seed: 502,
    grain: 0,
    format: 'png',
    motif: bauhaus({ colours: '#f3efe7 #c7d0c4 #8aa39b #e6c9b3 #d59f83 #50635f', tiles: 4 }),
  },
  {
    title: 'Night school',
    tags: 'bauhaus, shapes, dark, blue',
    screen: 'ultrawide',
    seed: 503,
    grain: 1,
    format: 'webp',
    motif: bauhaus({ colours: '#10151f #1c2a40 #2f5d8a #e0b04c #d8dde0 #7a2f3a', tiles: 4 }),
  },
  {
    title: 'Folded dusk',
    tags: 'low poly, triangles, sunset, warm',
    screen: 'fourK',
    seed: 504,
    motif: facets({ colours: '#1f1b3a #5a2a5c #b5446e #ee7a5a #fbc687', turn: 0.2 }),
  },
  {
    title: 'Glacier facets',
    tags: 'low poly, triangles, ice, blue, light',
    screen: 'largePhone',
    seed: 505,
    motif: facets({ colours: '#0f3b57 #2f7c9b #8cc3d0 #dcebe8 #fbfaf4', density: 7, turn: 0.7 }),
  },
  {
    title: 'Malachite',
    tags: 'low poly, triangles, green, dark',
    screen: 'laptop',
    seed: 506,
    motif: facets({ colours: '#04140f #0b3a2c #14684c #4aa27a #c7dfb5', density: 12, turn: 0.05 }),
  },
  {
    title: 'Terraces',
    tags: 'isometric, blocks, 3d, warm',
    screen: 'quadHd',
    seed: 507,
    motif: isometric({ colours: '#3d2b4f #8a3f66 #d9655a #f3a35f #fbe0a6', shadow: '#1d1730' }),
  },
  {
    title: 'Salt city',
    tags: 'isometric, blocks, 3d, light',
    screen: 'tablet',
    seed: 508,
    motif: isometric({ colours: '#9fb3bf #c3cfd3 #e2e4df #f4f0e6 #fffdf6', shadow: '#5c7184', density: 10 }),
  },
  {
    title: 'Winding paths',
    tags: 'truchet, lines, maze, blue',
    screen: 'fullHd',
    seed: 509,
    grain: 0,
    format: 'png',
    motif: windingArcs({ ground: '#f2ead9', colours: '#17324d #1f5f73 #d9622f' }),
  },
  {
    title: 'Indigo scales',
    tags: 'waves, pattern, japanese, indigo',
    screen: 'phone',
    seed: 510,
    grain: 1,
    format: 'webp',
    motif: scales({ tiles: 4, ground: '#f3ecdd', colours: '#8fb0c6 #3d6c9a #17386b #0b1d42' }),
  },
  {
    title: 'Seven moons',
    tags: 'circles, overlap, warm, paper',
    screen: 'superWide',
    seed: 511,
    motif: overlappingDiscs({
      ground: '#f3ebdf #e9dccb',
      colours: '#d8563a #1f4e5f #eab04a #7f9c8b #b5735c #2a2f3d #e3c4a8',
    }),
  },
]);
