import type { monitors as english } from '../../en/cuts/monitors';
import { type Size, sizeOf } from '../../sizes';
import { counted } from '../numbers';

export const monitors = {
  crumb: 'Varios monitores',
  heading: '[title] en varios monitores',
  title: (title: string) => `${title} en varios monitores`,
  description: (alt: string) => `${alt}, recortado para pantallas contiguas.`,
  alt: (alt: string, screens: number) => `${alt}, en ${counted(screens, 'pantalla', 'pantallas')}`,
  facts: (screens: number, whole: Size, percent: number) =>
    `${counted(screens, 'pantalla', 'pantallas')} de ${sizeOf(whole)}, el ${percent} % de la imagen`,
  tooSmall: (files: { name: string; size: Size; wanted: Size }[]) => {
    const sizes = files.map((file) => `${file.name} mide ${sizeOf(file.size)} en vez de ${sizeOf(file.wanted)}`);
    return `Esta imagen tiene pocos píxeles para estas pantallas. Nunca ampliamos, así que los archivos son más pequeños: ${sizes.join(', ')}.`;
  },
  zip: 'El ZIP tiene un archivo por pantalla, con el nombre de la pantalla, y uno para todas. También tiene los comandos que los ponen en sway, Hyprland, KDE, GNOME y Windows. Las pantallas van de izquierda a derecha, centradas en vertical.',
  oneScreen: 'Una pantalla',
  screen: (number: number) => `Pantalla ${number}`,
  remove: 'Quitar',
  removeNamed: (number: number) => `Quitar la pantalla ${number}`,
  add: 'Añadir una pantalla',
  name: 'Nombre',
  scale: 'Escala',
  gap: 'Separación entre pantallas, px',
  download: 'Descargar ZIP',
} satisfies typeof english;
