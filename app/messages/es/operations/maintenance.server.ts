import type { maintenance as english } from '../../en/operations/maintenance.server';

const until = 'Hasta entonces no se pueden guardar, mover ni quitar imágenes.';
const place = (bucket?: string) => (bucket ? `El bucket ${bucket}` : 'La carpeta de archivos');
const remedy = (bucket?: string) =>
  bucket
    ? `Pon los valores correctos de S3_BUCKET y S3_PREFIX. ${until}`
    : `Pon el valor correcto de DATA_DIR o monta su disco. ${until}`;

export const maintenance = {
  needsKeys: (archive: string) => `${archive} necesita S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY y S3_ENDPOINT.`,
  interrupted: 'La copia de seguridad se interrumpió. No se ha conservado nada.',
  underWay: 'Hay una copia de seguridad o una restauración en marcha. Espera a que termine.',
  notWhole: (file: string, problems: string[]) =>
    `${file} está incompleto, así que se conservan las copias anteriores.\n${problems.join('\n')}`,
  archive: {
    notBackup: 'No es una copia de seguridad de Tapeta.',
    otherVersion: 'Esta copia la hizo otra versión de Tapeta, y esta versión no puede leerla.',
    earlierVersion:
      'Esta copia es anterior a Tapeta 0.9.0. Restáurala primero con la 0.9.0. Paso a paso: docs/upgrading.md',
    laterVersion: 'Esta copia la hizo una versión posterior de Tapeta. Actualiza primero.',
    damaged: 'El archivo está dañado o incompleto.',
    noEnd: 'El archivo está incompleto: le falta el final.',
    extra: 'El archivo contiene más de lo que se copió.',
    changed: (name: string) => `${name} es distinto de lo que se copió.`,
    pictureDamaged: (id: string) => `La imagen del fondo ${id} está dañada.`,
    pictureMissing: (id: string) => `Falta la imagen del fondo ${id}.`,
    rowCount: (table: string, found: number, expected: number) =>
      `La tabla ${table} tiene ${found} filas en vez de ${expected}.`,
    otherTables: 'Las tablas de este archivo no son las de una copia de seguridad.',
    unknownTable: (table: string) => `El archivo contiene filas de una tabla ${table} que no figura en su lista.`,
    badRows: (reason: string) => `El archivo contiene filas que la base de datos no acepta: ${reason}.`,
  },
  notEmpty: 'Este sitio no está vacío. Pon otro DATA_DIR para restaurar en uno vacío.',
  laterDatabase: 'Esta base de datos es de una versión posterior de Tapeta.',
  store: {
    otherGallery: (bucket?: string) => `${place(bucket)} es de otra galería. ${remedy(bucket)}`,
    unknownPictures: (bucket?: string) =>
      `${place(bucket)} contiene imágenes que esta galería no conoce. ${remedy(bucket)}`,
    empty: (found: number, checked: number, bucket?: string) =>
      `${place(bucket)} está vacía o es de otra galería: se encontraron ${found} de ${checked} imágenes comprobadas. ${remedy(bucket)}`,
  },
} satisfies typeof english;
