import type { fileCheck as english } from '../../en/find/file-check';

export const fileCheck = {
  title: 'Comprobar archivos',
  link: 'Comprobar antes los archivos',
  lead: 'Elige archivos para ver cuáles ya tiene la galería. No se sube nada.',
  files: 'Archivos',
  hint: (megabytes: number, most: number) =>
    `JPG, PNG, WEBP o AVIF, de hasta ${megabytes} MB cada uno y ${most} a la vez.`,
  check: 'Comprobar',
  failed: 'No se pudieron comprobar los archivos',
  file: 'Archivo',
  result: 'Resultado',
  new: 'Nuevo',
  draft: 'Borrador: ',
} satisfies typeof english;
