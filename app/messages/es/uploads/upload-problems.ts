import type { uploadProblems as english } from '../../en/uploads/upload-problems';

export const uploadProblems = {
  noImage: 'Elige un archivo de imagen',
  empty: 'El archivo está vacío.',
  tooLarge: (maxMb: number) => `El archivo es demasiado grande: ${maxMb} MB como máximo.`,
  emptyFolder: 'Esta carpeta no tiene archivos.',
  unreadable: 'No se puede leer el archivo.',
  unsupported: 'Solo se aceptan imágenes JPG, PNG, WEBP y AVIF.',
  saveAs: (format: string) => `Las imágenes ${format} no funcionan aquí. Guarda la imagen como JPG, PNG, WEBP o AVIF.`,
  noTitle: 'Falta el título.',
  noResolution: 'Falta la resolución.',
  noFileSize: 'Falta el tamaño del archivo.',
  noDevice: 'Falta el dispositivo: elige PC o móvil antes de subir.',
} satisfies typeof english;
