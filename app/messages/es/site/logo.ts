import type { siteLogo as english } from '../../en/site/logo';

export const siteLogo = {
  title: 'Logotipo',
  current: 'Tu logotipo',
  file: 'Imagen',
  hint: 'Lo mejor es un PNG cuadrado con fondo transparente. Es la marca de la barra y el icono de pestañas y pantallas de inicio.',
  save: 'Usar este logotipo',
  remove: 'Quitar el logotipo',
  saved: 'Logotipo guardado',
  removed: 'Logotipo quitado',
  failed: 'No se pudo guardar el logotipo',
  none: 'Elige antes una imagen.',
} satisfies typeof english;
