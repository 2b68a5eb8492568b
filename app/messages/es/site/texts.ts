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
  written: 'escrito',
  names: {
    terms: 'Términos del servicio',
    privacy: 'Política de privacidad',
    help: 'Centro de ayuda',
    imprint: 'Aviso legal',
    about: 'Acerca de',
    notice: 'Aviso',
  },
  hints: {
    terms: 'Sustituye nuestro texto.',
    privacy: 'Sustituye nuestro texto.',
    help: 'Sigue a nuestro texto.',
    imprint: 'Una página en /imprint, enlazada al pie.',
    about: 'Una página en /about, enlazada al pie.',
    notice: 'En la parte superior de todas las páginas.',
  },
  errors: {
    tooLong: (most: number) => `Como máximo ${exactCount(most)} caracteres.`,
  },
} satisfies typeof english;
