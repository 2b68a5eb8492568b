import type { monitors as english } from '../../en/cuts/monitors';
import { type Size, sizeOf } from '../../sizes';
import { counted } from '../numbers';
export const monitors = {
  crumb: 'Plusieurs écrans',
  heading: '[title] sur plusieurs écrans',
  title: (title: string) => `${title} sur plusieurs écrans`,
  description: (alt: string) => `${alt}, recadré pour des écrans côte à côte.`,
  alt: (alt: string, screens: number) => `${alt}, sur ${counted(screens, 'écran', 'écrans')}`,
  facts: (screens: number, whole: Size, percent: number) =>
    `${counted(screens, 'écran', 'écrans')} sur ${sizeOf(whole)}, ${percent} % de l’image`,
  tooSmall: (files: { name: string; size: Size; wanted: Size }[]) => {
    const sizes = files.map((file) => `${file.name} mesure ${sizeOf(file.size)} au lieu de ${sizeOf(file.wanted)}`);
    return `Cette image a trop peu de pixels pour ces écrans. Nous n’agrandissons jamais : les fichiers sont plus petits : ${sizes.join(', ')}.`;
  },
  zip: 'Le ZIP contient un fichier par écran, du nom de l’écran, et un pour tous. Il contient aussi les commandes qui les appliquent sous sway, Hyprland, KDE, GNOME et Windows. Les écrans vont de gauche à droite, centrés verticalement.',
  oneScreen: 'Un seul écran',
  screen: (number: number) => `Écran ${number}`,
  remove: 'Retirer',
  removeNamed: (number: number) => `Retirer l’écran ${number}`,
  add: 'Ajouter un écran',
  name: 'Nom',
  scale: 'Échelle',
  gap: 'Écart entre les écrans, px',
  download: 'Télécharger le ZIP',
} satisfies typeof english;
