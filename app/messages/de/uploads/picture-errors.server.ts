import type { pictureErrors as english } from '../../en/uploads/picture-errors.server';
import { exactCount } from '../numbers';

export const pictureErrors = {
  animated: 'Animierte Bilder werden nicht unterstützt.',
  damaged: 'Dieses Bild ist beschädigt oder unvollständig.',
  tooSmall: (width: number, height: number, minWidth: number, minHeight: number) =>
    `Dieses Bild ist ${width} × ${height}. Wallpaper brauchen mindestens ${minWidth} × ${minHeight}.`,
  tooManyParts: (max: number) =>
    `Dieses Bild besteht aus mehr als ${exactCount(max)} Teilen. Öffne es in einem Bildbearbeitungsprogramm und speichere es neu.`,
  hdrCodes:
    'Dieses Bild ist für HDR-Bildschirme kodiert (PQ oder HLG). Speichere es in sRGB oder Display P3 oder als JPEG mit Gain-Map.',
  tooSlow: 'Dieses Bild braucht zu lange zum Öffnen.',
  tooMuchMemoryWebp: 'Dieses Bild braucht zu viel Speicher zum Öffnen. Speichere es als JPEG.',
  tooMuchMemory: 'Dieses Bild braucht zu viel Speicher zum Öffnen. Speichere es ohne Interlacing.',
  tooLarge: (megapixels: number, side: number) =>
    `Das Bild ist zu groß: höchstens ${megapixels} Megapixel und ${exactCount(side)} Pixel pro Seite.`,
  busy: 'Der Server ist mit anderen Bildern beschäftigt. Bitte versuche es gleich noch einmal.',
} satisfies typeof english;
