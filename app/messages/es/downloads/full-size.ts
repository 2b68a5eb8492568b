import type { fullSize as english } from '../../en/downloads/full-size';

export const fullSize = {
  title: (title: string) => `${title} a tamaño completo`,
  description: (picture: string) => `${picture}, a tamaño completo.`,
  back: 'Volver[ al fondo]',
  size: 'Tamaño',
  fit: 'Ajustar',
  actual: '100 %',
  fitPicture: 'Ajustar a la pantalla: ',
  showActual: 'Ver al 100 %: ',
  download: 'Descargar',
} satisfies typeof english;
