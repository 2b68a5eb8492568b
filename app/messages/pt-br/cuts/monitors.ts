import type { monitors as english } from '../../en/cuts/monitors';
import { type Size, sizeOf } from '../../sizes';
import { counted } from '../numbers';
export const monitors = {
  crumb: 'Vários monitores',
  heading: '[title] em vários monitores',
  title: (title: string) => `${title} em vários monitores`,
  description: (alt: string) => `${alt}, recortado para telas lado a lado.`,
  alt: (alt: string, screens: number) => `${alt}, em ${counted(screens, 'tela', 'telas')}`,
  facts: (screens: number, whole: Size, percent: number) =>
    `${counted(screens, 'tela', 'telas')} de ${sizeOf(whole)}, ${percent}% da imagem`,
  tooSmall: (files: { name: string; size: Size; wanted: Size }[]) => {
    const sizes = files.map((file) => `${file.name} tem ${sizeOf(file.size)} em vez de ${sizeOf(file.wanted)}`);
    return `Esta imagem tem poucos pixels para estas telas. Nunca ampliamos, por isso os arquivos são menores: ${sizes.join(', ')}.`;
  },
  zip: 'O ZIP tem um arquivo por tela, com o nome da tela, e um para todas. Também tem os comandos que os aplicam no sway, Hyprland, KDE, GNOME e Windows. As telas vão da esquerda para a direita, centralizadas na vertical.',
  oneScreen: 'Uma tela',
  screen: (number: number) => `Tela ${number}`,
  remove: 'Remover',
  removeNamed: (number: number) => `Remover a tela ${number}`,
  add: 'Adicionar uma tela',
  name: 'Nome',
  scale: 'Escala',
  gap: 'Espaço entre as telas, px',
  download: 'Baixar ZIP',
} satisfies typeof english;
