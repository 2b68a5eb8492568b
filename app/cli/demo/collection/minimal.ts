import { arches } from '../motifs/arches';
import { sailingBoat } from '../motifs/boat';
import { hills } from '../motifs/hills';
import { sea } from '../motifs/sea';
import { stillLife } from '../motifs/still-life';
import { collection } from '../wallpaper';

export const minimalWallpapers = collection('Minimal', [
  {
    title: 'Three spheres',
    tags: 'still life, clay, warm, soft',
    screen: 'fourK',
    seed: 401,
    motif: stillLife({
      wall: '#ead9c6 #dcc3a8 #c9a98b',
      floor: 0.64,
      floorColours: '#d9bd9f #e6cfb4 #cfae8d',
      balls: [
        { x: 0.62, y: 0.53, radius: 0.19, colours: '#5a3626 #a8694a #d99c74 #f2c9a5' },
        { x: 0.44, y: 0.64, radius: 0.11, colours: '#3c4a44 #71857a #a9b9a9 #dbe3d3' },
        { x: 0.36, y: 0.71, radius: 0.06, colours: '#8c7a66 #cdbda6 #ece2d0 #fffaf0' },
      ],
    }),
  },
  {
    title: 'One red ball',
    tags: 'still life, red, simple',
    screen: 'phone',
    seed: 402,
    motif: stillLife({
      wall: '#f1ece4 #e6ded2 #d7ccbd',
      floor: 0.66,
      floorColours: '#e2d8ca #efe8dd #d5c8b7',
      balls: [{ x: 0.46, y: 0.64, radius: 0.21, colours: '#4a0c10 #a61e22 #e0423a #ff8f76' }],
    }),
  },
  {
    title: 'Blue room',
    tags: 'still life, blue, calm',
    screen: 'largeTablet',
    seed: 403,
    motif: stillLife({
      wall: '#7f9db8 #5f82a3 #44678a',
      floor: 0.62,
      floorColours: '#4d7092 #6b8fb0 #3d5f80',
      balls: [
        { x: 0.4, y: 0.55, radius: 0.22, colours: '#7a5a2b #c9984e #f0c987 #fff0c9' },
        { x: 0.64, y: 0.65, radius: 0.1, colours: '#16283c #2c4a69 #53799c #a5c2da' },
      ],
    }),
  },
  {
    title: 'Terracotta doorway',
    tags: 'arch, terracotta, warm, architecture',
    screen: 'slimPhone',
    seed: 404,
    motif: arches({
      wall: '#e9c9ac #dba983',
      steps: '#d08a62 #b9633f #8f4029 #5f2a20 #f0c28e',
      sun: '#fff0cf',
      top: 0.3,
    }),
  },
  {
    title: 'Courtyard at five',
    tags: 'arch, sand, light, architecture',
    screen: 'ultrawide',
    seed: 405,
    motif: arches({
      wall: '#f1e7d6 #e2d2b8',
      steps: '#e0cfb4 #cdb592 #a99277 #6f6b66 #8fb0bd',
      sun: '#fdf3dc',
      x: 0.66,
      top: 0.18,
    }),
  },
  {
    title: 'Red sun',
    tags: 'sun, horizon, red, calm',
    screen: 'tallPhone',
    seed: 406,
    motif: sea({
      sky: '#f0e3d0 #f3d5b8 #f0b593',
      deep: '#a8746a',
      horizon: 0.62,
      swell: 0.5,
      matte: true,
      sun: { x: 0.5, y: 0.44, radius: 0.2, colour: '#d9422f', glow: '#e2604a', halo: 0.08 },
    }),
  },
  {
    title: 'Going out',
    description: 'One sail, no wind to speak of.',
    tags: 'boat, sea, calm, pastel',
    screen: 'fourK',
    seed: 407,
    featured: true,
    motif: sea({
      sky: '#bcd0d6 #dfe0d8 #f6e3cf',
      deep: '#7fa3ad',
      horizon: 0.55,
      swell: 0.45,
      upon: sailingBoat(0.68, 0.585, 0.075, '#fffaf0', '#3a3a3f'),
    }),
  },
  {
    title: 'Peaks in fog',
    tags: 'mountains, mist, white, simple',
    screen: 'quadHd',
    seed: 408,
    motif: hills({
      sky: '#e9ebec #f5f2ee',
      far: '#c4ccd3',
      near: '#5d6a77',
      mist: '#f3f1ee',
      ranges: 2,
      rugged: true,
      relief: 0.3,
      horizon: 0.62,
      front: 0.8,
      mistiness: 1,
    }),
  },
  {
    title: 'Evening field',
    tags: 'horizon, moon, dusk, simple',
    screen: 'tablet',
    seed: 409,
    motif: hills({
      sky: '#2c3a5e #6d6a8f #d18f8a #f5c5a0',
      far: '#4a3f5c',
      near: '#1d1a2b',
      mist: '#b4808a',
      ranges: 2,
      relief: 0.06,
      horizon: 0.74,
      front: 0.84,
      moon: { x: 0.32, y: 0.26, radius: 0.07, colour: '#fff6e6', glow: '#e8c9c0', halo: 0.22 },
    }),
  },
]);
