import type { cutErrors as english } from '../../en/cuts/cut-errors';
import { exactCount } from '../numbers';

const side = (name: string, min: number, max: number) =>
  `${name} muss eine ganze Zahl von ${min} bis ${exactCount(max)} sein.`;

export const cutErrors = {
  width: (min: number, max: number) => side('Die Breite', min, max),
  height: (min: number, max: number) => side('Die Höhe', min, max),
  parameter: side,
  bothSides: 'Sende Breite und Höhe, oder keines von beiden.',
  noWidth: 'Die Breite fehlt.',
  noHeight: 'Die Höhe fehlt.',
  noScreen: 'Diesen Bildschirm kennen wir nicht. Wähle einen aus der Liste oder gib seine Größe ein.',
  pixelRatio: 'Das Pixelverhältnis muss eine Zahl von 1 bis 4 sein.',
  longSide: (max: number) =>
    `Bei diesem Pixelverhältnis hat eine Seite mehr als ${exactCount(max)} Pixel. Wähle eine kleinere Größe oder ein kleineres Verhältnis.`,
  position: 'Wähle eine der Positionen.',
  fit: 'Wähle, wie das Bild eingepasst wird.',
  border: 'Der Rand muss eine Farbe wie #1a2b3c sein.',
  format: 'Wähle JPEG, WebP, AVIF oder PNG.',
  largeAvif: (megapixels: number) => `AVIF kann höchstens ${megapixels} Megapixel haben. Wähle ein anderes Format.`,
  largeCut: (megapixels: number) => `Ein Zuschnitt kann höchstens ${megapixels} Megapixel haben.`,
  monitor: {
    name: 'Nimm 1 bis 32 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche. Beginne mit einem Buchstaben oder einer Ziffer.',
    reserved: 'So darf eine Datei nicht heißen. Wähle einen anderen Namen.',
    twice: 'Ein anderer Bildschirm hat diesen Namen schon.',
    scale: (min: number, max: number) => `Die Skalierung muss eine Zahl von ${min} bis ${max} sein.`,
    gap: (max: number) => `Der Abstand muss eine Zahl von 0 bis ${exactCount(max)} sein.`,
    large: (megapixels: number) => `Alle Bildschirme zusammen können höchstens ${megapixels} Megapixel haben.`,
  },
} satisfies typeof english;
