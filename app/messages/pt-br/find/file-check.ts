import type { fileCheck as english } from '../../en/find/file-check';

export const fileCheck = {
  title: 'Verificar arquivos',
  link: 'Verificar os arquivos antes',
  lead: 'Escolha arquivos para ver quais a galeria já tem. Nada é enviado para a galeria.',
  files: 'Arquivos',
  hint: (megabytes: number, most: number) => `JPG, PNG, WEBP ou AVIF, até ${megabytes} MB cada e ${most} por vez.`,
  check: 'Verificar',
  failed: 'Não foi possível verificar os arquivos',
  file: 'Arquivo',
  result: 'Resultado',
  new: 'Novo',
  draft: 'Rascunho: ',
} satisfies typeof english;
