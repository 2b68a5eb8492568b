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
  unpack: (file: string, folder: string) => `Descomprime ${file}. Contiene una carpeta, ${folder}.`,
  add: 'Añade esa carpeta en Paperize (Android), o en los ajustes de presentación de tu escritorio.',
  every: 'Después elige cada cuánto cambia el fondo.',
} satisfies typeof english;
