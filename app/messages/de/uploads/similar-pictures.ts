import type { similarPictures as english } from '../../en/uploads/similar-pictures';
import { type Size, sizeOf } from '../../sizes';

export const similarPictures = {
  title: 'Ein ähnliches Bild',
  new: 'Neu',
  existing: 'In der Galerie',
  larger: 'Größer',
  publish: 'Trotzdem hinzufügen',
  replace: 'Das alte ersetzen',
  replaceAsk: 'Das alte ersetzen …',
  smaller: (picture: Size, old: Size) =>
    `Das neue Bild ist kleiner: ${sizeOf(picture)} statt ${sizeOf(old)}. Besucher bekämen weniger Pixel.`,
  replaceWithSmaller: 'Durch das kleinere ersetzen',
  skip: 'Überspringen',
  keep: 'Das alte behalten',
  replaceHint:
    'Wenn du das alte ersetzt, behält das Wallpaper Titel, Tags, Link und Downloads. Das alte Bild kommt in den Papierkorb, aus dem du es als eigenes Wallpaper wiederherstellen kannst.',
} satisfies typeof english;
