import { contourLines } from '../motifs/contour-lines';
import { deepLight } from '../motifs/deep-light';
import { sea } from '../motifs/sea';
import { shoreline } from '../motifs/shoreline';
import { waveLayers } from '../motifs/wave-layers';
import { collection } from '../wallpaper';

export const oceanWallpapers = collection('Ocean', [
  {
    title: 'Path of the sun',
    tags: 'sunset, sea, gold, horizon',
    screen: 'fourK',
    seed: 601,
    motif: sea({
      sky: '#3b4a6b #a8707a #f0a067 #fdd9a0',
      deep: '#152238',
      horizon: 0.46,
      sun: { x: 0.58, y: 0.39, radius: 0.045, colour: '#fff7e0', glow: '#ffc88a', halo: 0.6 },
    }),
  },
  {
    title: 'Silver sea',
    tags: 'sea, grey, calm, horizon',
    screen: 'superWide',
    seed: 602,
    motif: sea({
      sky: '#8fa0ab #bcc7cb #e6e6e0',
      deep: '#2c3b45',
      horizon: 0.42,
      sun: { x: 0.35, y: 0.1, radius: 0.03, colour: '#ffffff', glow: '#f3f1e8', halo: 0.5 },
    }),
  },
  {
    title: 'Moon road',
    tags: 'moon, sea, night, blue',
    screen: 'tallPhone',
    seed: 603,
    motif: sea({
      sky: '#050a1a #0e2142 #27466d #5b7a99',
      deep: '#030814',
      horizon: 0.52,
      sun: { x: 0.5, y: 0.3, radius: 0.07, colour: '#fbf6e8', glow: '#a9c0e0', halo: 0.4 },
    }),
  },
  {
    title: 'Turquoise edge',
    description: 'A beach from above, one wave after the other.',
    tags: 'beach, aerial, turquoise, sand, waves',
    screen: 'fourK',
    seed: 604,
    featured: true,
    motif: shoreline({
      colours: '#efdcbd #e6cda6@.2 #cfae82@.36 #b9a585@.4 #8fd0c4@.47 #3fb3b8@.62 #12748f@.82 #0a4f70',
    }),
  },
  {
    title: 'Pink shore',
    tags: 'beach, aerial, pastel, sand',
    screen: 'slimPhone',
    seed: 605,
    motif: shoreline({
      colours: '#f6dfd3 #f0cbbb@.2 #dda893@.36 #cfae9f@.4 #bfe0da@.48 #86c6cb@.65 #4c9aae@.85 #2f7b96',
      turn: 0.2,
      edge: 0.45,
    }),
  },
  {
    title: 'Black sand',
    tags: 'beach, aerial, dark, waves',
    screen: 'largeTablet',
    seed: 606,
    motif: shoreline({
      colours: '#3a3a3d #2a2a2e@.2 #17181b@.36 #1d2326@.4 #3f6a70@.48 #1f4a57@.65 #0e2f3f@.85 #081f2e',
      turn: 0.94,
      foam: '#eef3f2',
    }),
  },
  {
    title: 'Twenty metres down',
    tags: 'underwater, light, blue, deep',
    screen: 'largePhone',
    seed: 607,
    motif: deepLight({ water: '#7fd6dc #2a9fb8 #0f6a92 #083f68 #04213f #020f22', light: '#d9fff5' }),
  },
  {
    title: 'Green water',
    tags: 'underwater, light, green, calm',
    screen: 'quadHd',
    seed: 608,
    motif: deepLight({ water: '#b4dcb0 #55a894 #1f7a74 #0f4f55 #08303a #041b24', light: '#f6ffd9', source: 0.66 }),
  },
  {
    title: 'Print of the tide',
    tags: 'waves, illustration, blue, layers',
    screen: 'quadHd',
    seed: 609,
    motif: waveLayers({
      sky: '#f4e6cf #f6dcb9 #f3c9a0',
      water: '#9cc3c0 #4d93a3 #1f5f80 #123a5c #0b2240',
      crest: '#fbf3e0',
      sun: { x: 0.7, y: 0.24, radius: 0.11, colour: '#e0563b', glow: '#f7c59a', halo: 0.12 },
    }),
  },
  {
    title: 'Soundings',
    tags: 'contours, map, depth, blue',
    screen: 'fullHd',
    seed: 610,
    format: 'webp',
    motif: contourLines({ ground: '#062036 #0d3a58 #1d6480 #57a3ab #cfe3d2', line: '#e9f4ec', strength: 0.28 }),
  },
]);
