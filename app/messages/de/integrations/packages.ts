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
  noPackage: (names: string) => `Dieses Paket gibt es nicht. Wähle eines davon: ${names}.`,
  folder: {
    unpack: (file: string, folder: string) => `Entpacke ${file}. Es enthält einen Ordner, ${folder}.`,
    add: 'Füge diesen Ordner in Paperize oder Peristyle (Android) hinzu, oder in den Diaschau-Einstellungen deines Desktops.',
    every: 'Wähle dann, wie oft das Wallpaper wechselt.',
  },
  gnome: {
    forAll: (command: string) => `Um es für alle auf diesem Computer zu installieren: ${command}`,
    forOne: (command: string) => `Oder nur für dein Konto: ${command}`,
    open: (title: string) =>
      `Öffne die Einstellungen, dann Erscheinungsbild. Dort sind die Bilder, und „${title}“ zeigt alle als Diaschau.`,
  },
  kde: {
    unpack: (command: string) => `Entpacke es: ${command}`,
    open: 'Klicke mit rechts auf den Desktop und öffne „Arbeitsfläche und Hintergrundbild einrichten“. Die Bilder sind in der Liste.',
    slideshow: (folder: string) => `Für eine Diaschau wähle den Typ „Diaschau“ und füge ${folder} hinzu.`,
  },
  winDynamicDesktop: {
    install:
      'Installiere WinDynamicDesktop aus dem Microsoft Store oder von GitHub. Öffne in seinem Menü „Select Theme“.',
    import: (file: string) => `Wähle „Import from file…“, dann ${file}.`,
    apply: (title: string) =>
      `Wähle das Design „${title}“, dann „Apply“. Am Tag siehst du helle Bilder, in der Nacht dunkle.`,
  },
} satisfies typeof english;
