import type { find as english } from '../../en/find/find';

export const find = {
  title: 'Mit einem Bild suchen',
  lead: 'Wähle ein Bild, um zu sehen, ob die Galerie es größer hat und welche Hintergrundbilder ihm ähneln.',
  picture: 'Bild',
  hint: (megabytes: number) => `JPG, PNG, WEBP oder AVIF, bis ${megabytes} MB. Wir behalten es nicht.`,
  find: 'Suchen',
  busy: 'Suche läuft…',
  failed: 'Die Suche nach dem Bild ist fehlgeschlagen',
  same: 'Dieses Bild ist hier',
  none: 'Dieses Bild ist nicht in der Galerie',
  sizes: (here: string, yours: string) => `Hier: ${here} (deins: ${yours})`,
  alike: 'Ähnlich in Farbe und Form',
} satisfies typeof english;
