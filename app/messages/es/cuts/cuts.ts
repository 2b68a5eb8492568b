import type { cuts as english } from '../../en/cuts/cuts';
import { type Size, sizeOf } from '../../sizes';
import { formatFileSize } from '../file-sizes';
import { exactCount } from '../numbers';

const about = (bytes: number) => `unos ${formatFileSize(bytes)}`;

export const cuts = {
  crumb: 'Para mi pantalla',
  heading: '[title] para mi pantalla',
  title: (title: string) => `${title} para mi pantalla`,
  description: (alt: string) => `${alt}, recortado al tamaño de una pantalla.`,
  skip: 'Saltar a la descarga',
  alt: (alt: string) => `${alt}, como se ve en esta pantalla`,
  about,
  facts: (
    cut: Size,
    whole: Size,
    percent: number,
    file: { bytes: number | null; about: number | null } | undefined,
  ) => {
    const weight = file?.bytes ? formatFileSize(file.bytes) : file?.about ? about(file.about) : null;
    return `${sizeOf(cut)} de ${sizeOf(whole)}, el ${percent} % de la imagen${weight ? `, ${weight}` : ''}`;
  },
  tooSmall: (lack: Size, screen: Size) => {
    const narrow = lack.width > 0 ? `${exactCount(lack.width)} px de ancho` : '';
    const short = lack.height > 0 ? `${exactCount(lack.height)} px de alto` : '';
    const both = [narrow, short].filter(Boolean).join(' y ');
    return `A esta imagen le faltan ${both} para ${sizeOf(screen)}. Nunca ampliamos, así que este es el recorte más grande que da.`;
  },
  remember: 'Esta es mi pantalla',
  forget: 'Olvidar mi pantalla',
  fit: 'Ajuste',
  fits: { cover: 'Llenar la pantalla', contain: 'Entera, con borde', inside: 'Entera, sin borde' },
  border: 'Borde',
  format: 'Formato',
  download: (cut: Size) => `Descargar ${sizeOf(cut)}`,
  link: 'Enlace a este archivo',
  monitors: 'Varios monitores',
  others: 'Fondos que sí llegan',
} satisfies typeof english;
