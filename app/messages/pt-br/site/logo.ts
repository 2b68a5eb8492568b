import type { siteLogo as english } from '../../en/site/logo';

export const siteLogo = {
  title: 'Logotipo',
  current: 'Seu logotipo',
  file: 'Imagem',
  hint: 'O melhor é um PNG quadrado com fundo transparente. Ele vira a marca na barra e o ícone de abas e telas iniciais.',
  save: 'Usar este logotipo',
  remove: 'Remover o logotipo',
  saved: 'Logotipo salvo',
  removed: 'Logotipo removido',
  failed: 'Não foi possível salvar o logotipo',
  none: 'Escolha antes uma imagem.',
} satisfies typeof english;
