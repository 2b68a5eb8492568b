import type { packages as english } from '../../en/integrations/packages';
import { counted } from '../numbers';

const pictures = (count: number) => counted(count, 'imagen', 'imágenes');

export const packages = {
  title: (name: string, count: number, origin: string) => `${name}: ${pictures(count)} de ${origin}`,
  incomplete: (count: number) =>
    `INCOMPLETO: ${count === 1 ? 'falta 1 imagen que no se pudo' : `faltan ${pictures(count)} que no se pudieron`} leer:`,
  nearest: 'Ningún fondo de esta lista llena tu pantalla. Estos son los que más se acercan.',
  more: (mostPictures: number, megabytes: number, next: string) =>
    `Esta lista tiene más imágenes. Con limit eliges cuántas tiene un paquete, hasta ${mostPictures} imágenes y ${megabytes} MB. Para las siguientes, añade offset=${next}`,
  pictures: 'Imágenes:',
  by: (author: string) => `de ${author}`,
  noPackage: (names: string) => `No existe ese paquete. Elige uno de estos: ${names}.`,
  folder: {
    unpack: (file: string, folder: string) => `Descomprime ${file}. Contiene una carpeta, ${folder}.`,
    add: 'Añade esa carpeta en Paperize o Peristyle (Android), o en los ajustes de presentación de tu escritorio.',
    every: 'Después elige cada cuánto cambia el fondo.',
  },
  gnome: {
    forAll: (command: string) => `Para instalarlo para todos en este ordenador: ${command}`,
    forOne: (command: string) => `O solo para tu usuario: ${command}`,
    open: (title: string) =>
      `Abre Configuración y después Apariencia. Allí están las imágenes, y “${title}” las muestra todas como presentación.`,
  },
  kde: {
    unpack: (command: string) => `Descomprímelo: ${command}`,
    open: 'Haz clic derecho en el escritorio y abre “Configurar escritorio y fondo”. Las imágenes están en la lista.',
    slideshow: (folder: string) => `Para una presentación, elige el tipo “Presentación” y añade ${folder}.`,
  },
  winDynamicDesktop: {
    install: 'Instala WinDynamicDesktop desde Microsoft Store o GitHub. Abre “Select Theme” en su menú.',
    import: (file: string) => `Elige “Import from file…” y después ${file}.`,
    apply: (title: string) =>
      `Elige el tema “${title}” y después “Apply”. Ves imágenes claras de día y oscuras de noche.`,
  },
} satisfies typeof english;
