import type { siteTexts as english } from '../../en/site/texts';
import { exactCount } from '../numbers';

export const siteTexts = {
  text: 'Texto',
  markdown: 'Markdown: # título, **negrita**, [enlace](https://…), listas. El HTML se muestra como texto.',
  save: 'Guardar',
  preview: 'Vista previa',
  back: 'Volver a los textos',
  saved: 'Texto guardado',
  failed: 'No se pudo guardar el texto',
  write: 'Escribir',
  edit: 'Editar',
  names: {
    terms: 'Términos del servicio',
    privacy: 'Política de privacidad',
    help: 'Centro de ayuda',
    imprint: 'Aviso legal',
    about: 'Acerca de',
    notice: 'Aviso',
  },
  hints: {
    terms: 'Sustituye al texto incluido.',
    privacy: 'Sustituye al texto incluido.',
    help: 'Se añade debajo del texto incluido.',
    imprint: 'Una página en /imprint, enlazada al pie.',
    about: 'Una página en /about, enlazada al pie.',
    notice: 'En la parte superior de todas las páginas.',
  },
  errors: {
    tooLong: (most: number) => `Como máximo ${exactCount(most)} caracteres.`,
  },
} satisfies typeof english;
