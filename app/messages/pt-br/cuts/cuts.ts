import type { cuts as english } from '../../en/cuts/cuts';
import { type Size, sizeOf } from '../../sizes';
import { formatFileSize } from '../file-sizes';
import { exactCount } from '../numbers';

const about = (bytes: number) => `cerca de ${formatFileSize(bytes)}`;
export const cuts = {
  crumb: 'Para a minha tela',
  heading: '[title] para a minha tela',
  title: (title: string) => `${title} para a minha tela`,
  description: (alt: string) => `${alt}, recortado no tamanho de uma tela.`,
  skip: 'Ir para o download',
  alt: (alt: string) => `${alt}, como aparece nesta tela`,
  about,
  facts: (
    cut: Size,
    whole: Size,
    percent: number,
    file: { bytes: number | null; about: number | null } | undefined,
  ) => {
    const weight = file?.bytes ? formatFileSize(file.bytes) : file?.about ? about(file.about) : null;
    return `${sizeOf(cut)} de ${sizeOf(whole)}, ${percent}% da imagem${weight ? `, ${weight}` : ''}`;
  },
  tooSmall: (lack: Size, screen: Size) => {
    const narrow = lack.width > 0 ? `${exactCount(lack.width)} px de largura` : '';
    const short = lack.height > 0 ? `${exactCount(lack.height)} px de altura` : '';
    const both = [narrow, short].filter(Boolean).join(' e ');
    return `Faltam a esta imagem ${both} para ${sizeOf(screen)}. Nunca ampliamos, por isso este é o maior recorte que ela dá.`;
  },
  remember: 'Esta é a minha tela',
  forget: 'Esquecer a minha tela',
  fit: 'Ajuste',
  fits: { cover: 'Preencher a tela', contain: 'Inteira, com borda', inside: 'Inteira, sem borda' },
  border: 'Borda',
  format: 'Formato',
  download: (cut: Size) => `Baixar ${sizeOf(cut)}`,
  link: 'Link deste arquivo',
  monitors: 'Vários monitores',
  others: 'Papéis de parede grandes o bastante',
} satisfies typeof english;
