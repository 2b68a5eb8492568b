import type { wallpaperPage as english } from '../../en/gallery/wallpaper-page';
import { type Size, sizeOf } from '../../sizes';
import { exactCount } from '../numbers';
export const wallpaperPage = {
  description: (alt: string, resolution: string) =>
    `${alt}: papel de parede grátis de ${resolution} em qualidade máxima.`,
  download: 'Baixar',
  forScreen: {
    title: 'Para a minha tela',
    text: 'Recortado sob medida',
    sized: (screen: Size) => `Baixar em ${sizeOf(screen)}`,
    yours: 'sua tela',
  },
  fullSize: 'Ver em tamanho completo',
  back: 'Voltar à galeria',
  edit: 'Editar',
  credit: 'Créditos',
  copyCredit: 'Copiar os créditos',
  palette: 'Cores desta imagem',
  ofColour: (code: string, colour: string) => `${code}: papéis de parede na cor ${colour.toLowerCase()}`,
  ofColourShare: (code: string, percent: number, colour: string) =>
    `${code}, ${percent}%: papéis de parede na cor ${colour.toLowerCase()}`,
  inList: 'Nesta lista',
  previous: 'Anterior',
  next: 'Próximo',
  neighbour: (label: string, title: string) => `${label}: ${title}`,
  position: (position: number) => exactCount(position),
  positionOf: (position: number, total: number) => `${exactCount(position)} de ${exactCount(total)}`,
  related: 'Descubra mais papéis de parede',
} satisfies typeof english;
