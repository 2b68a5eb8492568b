import type { cutErrors as english } from '../../en/cuts/cut-errors';
import { exactCount } from '../numbers';

const side = (name: string, min: number, max: number) =>
  `${name} deve ser um número inteiro de ${min} a ${exactCount(max)}.`;
export const cutErrors = {
  width: (min: number, max: number) => side('A largura', min, max),
  height: (min: number, max: number) => side('A altura', min, max),
  parameter: side,
  bothSides: 'Envie a largura e a altura, ou nenhuma das duas.',
  noWidth: 'Falta a largura.',
  noHeight: 'Falta a altura.',
  noScreen: 'Não conhecemos esta tela. Escolha uma da lista ou digite o tamanho dela.',
  pixelRatio: 'A proporção de pixels deve ser um número de 1 a 4.',
  longSide: (max: number) =>
    `Com esta proporção de pixels, um lado passa de ${exactCount(max)} pixels. Escolha um tamanho ou uma proporção menor.`,
  position: 'Escolha uma das posições.',
  fit: 'Escolha como a imagem se ajusta.',
  border: 'A borda deve ser uma cor, como #1a2b3c.',
  format: 'Escolha JPEG, WebP, AVIF ou PNG.',
  largeAvif: (megapixels: number) => `Um AVIF pode ter no máximo ${megapixels} megapixels. Escolha outro formato.`,
  largeCut: (megapixels: number) => `Um recorte pode ter no máximo ${megapixels} megapixels.`,
  monitor: {
    name: 'Use de 1 a 32 letras, algarismos, pontos, hifens e sublinhados. Comece com uma letra ou um algarismo.',
    reserved: 'Um arquivo não pode ter este nome. Escolha outro.',
    twice: 'Outra tela já tem este nome.',
    scale: (min: number, max: number) => `A escala deve ser um número de ${min} a ${max}.`,
    gap: (max: number) => `O espaço deve ser um número de 0 a ${exactCount(max)}.`,
    large: (megapixels: number) => `Todas as telas juntas podem ter no máximo ${megapixels} megapixels.`,
  },
} satisfies typeof english;
