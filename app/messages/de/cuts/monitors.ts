import type { monitors as english } from '../../en/cuts/monitors';
import { type Size, sizeOf } from '../../sizes';
import { counted } from '../numbers';

export const monitors = {
  crumb: 'Mehrere Monitore',
  heading: '[title] auf mehreren Monitoren',
  title: (title: string) => `${title} auf mehreren Monitoren`,
  description: (alt: string) => `${alt}, für Bildschirme nebeneinander zugeschnitten.`,
  alt: (alt: string, screens: number) => `${alt}, auf ${counted(screens, 'Bildschirm', 'Bildschirmen')}`,
  facts: (screens: number, whole: Size, percent: number) =>
    `${counted(screens, 'Bildschirm', 'Bildschirme')} aus ${sizeOf(whole)}, ${percent} % des Bildes`,
  tooSmall: (files: { name: string; size: Size; wanted: Size }[]) => {
    const sizes = files.map((file) => `${file.name} hat ${sizeOf(file.size)} statt ${sizeOf(file.wanted)}`);
    return `Dieses Bild hat zu wenige Pixel für diese Bildschirme. Wir vergrößern nie, deshalb sind die Dateien kleiner: ${sizes.join(', ')}.`;
  },
  zip: 'Das ZIP enthält für jeden Bildschirm eine Datei mit seinem Namen und eine für alle. Dazu kommen die Befehle, die sie unter sway, Hyprland, KDE, GNOME und Windows einstellen. Die Bildschirme stehen von links nach rechts nebeneinander, senkrecht zentriert.',
  oneScreen: 'Ein Bildschirm',
  screen: (number: number) => `Bildschirm ${number}`,
  remove: 'Entfernen',
  removeNamed: (number: number) => `Bildschirm ${number} entfernen`,
  add: 'Bildschirm hinzufügen',
  name: 'Name',
  scale: 'Skalierung',
  gap: 'Abstand zwischen Bildschirmen, px',
  download: 'ZIP herunterladen',
} satisfies typeof english;
