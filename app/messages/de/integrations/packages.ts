import type { packages as english } from '../../en/integrations/packages';
import { counted } from '../numbers';

const pictures = (count: number) => counted(count, 'Bild', 'Bilder');

export const packages = {
  title: (name: string, count: number, origin: string) => `${name}: ${pictures(count)} von ${origin}`,
  incomplete: (count: number) =>
    `UNVOLLSTÄNDIG: ${pictures(count)} ${count === 1 ? 'konnte nicht gelesen werden und fehlt' : 'konnten nicht gelesen werden und fehlen'}:`,
  nearest: 'Kein Wallpaper in dieser Liste füllt deinen Bildschirm. Diese kommen am nächsten.',
  more: (mostPictures: number, megabytes: number, next: string) =>
    `Diese Liste hat mehr Bilder. Mit limit wählst du, wie viele ein Paket enthält, bis zu ${mostPictures} Bilder und ${megabytes} MB. Für die nächsten hänge offset=${next} an.`,
  pictures: 'Bilder:',
  by: (author: string) => `von ${author}`,
  unpack: (file: string, folder: string) => `Entpacke ${file}. Es enthält einen Ordner, ${folder}.`,
  add: 'Füge diesen Ordner in Paperize (Android) hinzu, oder in den Diaschau-Einstellungen deines Desktops.',
  every: 'Wähle dann, wie oft das Wallpaper wechselt.',
} satisfies typeof english;
