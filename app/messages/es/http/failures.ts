import type { failures as english } from '../../en/http/failures';

export const failures = {
  checkFields: 'Revisa los campos.',
  hidden: 'Este fondo se ocultó tras una denuncia.',
  noSuch: {
    wallpaper: 'No hay ningún fondo con este id.',
    'trashed wallpaper': 'No hay ningún fondo con este id en la papelera.',
    category: 'No hay ninguna categoría con este id.',
    tag: 'No hay ninguna etiqueta con este id.',
    message: 'No hay ningún mensaje con este id.',
    report: 'No hay ninguna denuncia con este id.',
  },
} satisfies typeof english;
