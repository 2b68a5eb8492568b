import type { siteTexts as english } from '../../en/site/texts';
import { exactCount } from '../numbers';

export const siteTexts = {
  text: 'Texto',
  markdown: 'Markdown: # título, **negrito**, [link](https://…), listas. HTML aparece como texto.',
  save: 'Salvar',
  preview: 'Prévia',
  back: 'Voltar aos textos',
  saved: 'Texto salvo',
  failed: 'Não foi possível salvar o texto',
  write: 'Escrever',
  edit: 'Editar',
  names: {
    terms: 'Termos de serviço',
    privacy: 'Política de privacidade',
    help: 'Central de ajuda',
    imprint: 'Informações legais',
    about: 'Sobre',
    notice: 'Aviso',
  },
  hints: {
    terms: 'Substitui o texto incluído.',
    privacy: 'Substitui o texto incluído.',
    help: 'Aparece abaixo do texto incluído.',
    imprint: 'Uma página em /imprint, com link no rodapé.',
    about: 'Uma página em /about, com link no rodapé.',
    notice: 'No alto de todas as páginas.',
  },
  errors: {
    tooLong: (most: number) => `No máximo ${exactCount(most)} caracteres.`,
  },
} satisfies typeof english;
