import type { filterProblems as english } from '../../en/lists/filter-problems';
export const filterProblems = {
  device: (given: string, choices: string) => `Não conhecemos o dispositivo “${given}”. Escolha um destes: ${choices}.`,
  shape: (given: string, choices: string) => `Não conhecemos o formato “${given}”. Escolha um destes: ${choices}.`,
  minSize: (given: string, choices: string) =>
    `Não conhecemos o tamanho “${given}”. Escolha um destes: ${choices}, ou um tamanho como 3440x1440.`,
  colour: (given: string, choices: string) =>
    `Não conhecemos a cor “${given}”. Escolha uma destas: ${choices}, ou um código como #1b2a41.`,
  tone: (given: string, choices: string) => `Não conhecemos o tom “${given}”. Escolha um destes: ${choices}.`,
  licence: (given: string) => `“${given}” não serve para a licença. Escolha free.`,
  ai: (given: string) => `“${given}” não serve para a IA. Escolha no.`,
  hdr: (given: string, choices: string) => `“${given}” não é um filtro de HDR. Escolha ${choices}.`,
  sort: (given: string, choices: string) => `Não conhecemos a ordem “${given}”. Escolha uma destas: ${choices}.`,
  not: (max: number) => `Você pode excluir no máximo ${max} tags. Usamos as primeiras ${max}.`,
} satisfies typeof english;
