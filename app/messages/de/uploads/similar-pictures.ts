import type { similarPictures as english } from '../../en/uploads/similar-pictures';

interface Size {
  width: number;
  height: number;
}

export const similarPictures = {
  title: 'Ein ähnliches Bild',
  new: 'Neu',
  existing: 'In der Galerie',
  larger: 'Größer',
  publish: 'Trotzdem veröffentlichen',
  replace: 'Das alte ersetzen',
  replaceAsk: 'Das alte ersetzen …',
  smaller: (picture: Size, old: Size) =>
    `Das neue Bild ist kleiner: ${picture.width} × ${picture.height} statt ${old.width} × ${old.height}. Besucher bekämen weniger Pixel.`,
  replaceWithSmaller: 'Durch das kleinere ersetzen',
  skip: 'Überspringen',
  replaceHint:
    'Wenn du das alte ersetzt, behält das Wallpaper Titel, Tags, Link und Downloads. Das alte Bild kommt in den Papierkorb, aus dem du es als eigenes Wallpaper wiederherstellen kannst.',
} satisfies typeof english;
