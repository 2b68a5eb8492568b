import type { fullSize as english } from '../../en/downloads/full-size';
export const fullSize = {
  title: (title: string) => `${title} em tamanho completo`,
  description: (picture: string) => `${picture}, em tamanho completo.`,
  back: 'Voltar[ ao papel de parede]',
  size: 'Tamanho',
  fit: 'Ajustar',
  actual: '100%',
  fitPicture: 'Ajustar à tela: ',
  showActual: 'Ver em 100%: ',
  download: 'Baixar',
} satisfies typeof english;
