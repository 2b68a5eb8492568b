import type { wallpaperErrors as english } from '../../en/wallpapers/wallpaper-errors';
export const wallpaperErrors = {
  fields: {
    title: 'Título',
    description: 'Descrição',
    author: 'Autor',
    licence: 'Licença',
    resolution: 'Resolução',
    fileSize: 'Tamanho do arquivo',
  },
  required: (field: string) => `Falta um dado: ${field}.`,
  text: (field: string) => `${field}: deve ser texto.`,
  long: (field: string, max: number) => `${field}: no máximo ${max} caracteres.`,
  device: { text: 'O dispositivo deve ser texto.', word: 'O dispositivo deve ser uma palavra curta.' },
  tags: {
    list: 'As tags devem ser uma lista de textos.',
    text: 'As tags devem ser texto.',
    long: 'As tags são longas demais.',
    format: 'As tags devem ser uma lista JSON de textos, ou nomes separados por vírgulas.',
    longSlug: 'Uma tag é longa demais.',
  },
  category: {
    number: 'A categoria deve ser um número.',
    whole: 'A categoria deve ser um número inteiro.',
    none: 'Esta categoria não existe.',
  },
  featured: 'Em destaque deve ser sim ou não.',
  onSimilar: 'onSimilar deve ser publish ou ask.',
  decision: 'Escolha publish, replace ou skip.',
  version: { number: 'A versão deve ser um número.', whole: 'A versão deve ser um número inteiro.' },
  changed: 'Este papel de parede foi alterado em outra janela.',
  focalPoint: {
    share: (axis: string) => `${axis} deve ser um número de 0 a 1.`,
    across: 'A distância a partir da esquerda deve ser um número inteiro de 0 a 100.',
    down: 'A distância a partir do topo deve ser um número inteiro de 0 a 100.',
  },
} satisfies typeof english;
