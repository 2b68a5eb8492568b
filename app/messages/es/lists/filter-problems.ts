import type { filterProblems as english } from '../../en/lists/filter-problems';

export const filterProblems = {
  device: (given: string, choices: string) => `No conocemos el dispositivo “${given}”. Elige uno de estos: ${choices}.`,
  shape: (given: string, choices: string) => `No conocemos la forma “${given}”. Elige una de estas: ${choices}.`,
  minSize: (given: string, choices: string) =>
    `No conocemos el tamaño “${given}”. Elige uno de estos: ${choices}, o un tamaño como 3440x1440.`,
  colour: (given: string, choices: string) =>
    `No conocemos el color “${given}”. Elige uno de estos: ${choices}, o un código como #1b2a41.`,
  tone: (given: string, choices: string) => `No conocemos el tono “${given}”. Elige uno de estos: ${choices}.`,
  licence: (given: string) => `«${given}» no sirve para la licencia. Elige free.`,
  ai: (given: string) => `«${given}» no sirve para la IA. Elige no.`,
  hdr: (given: string, choices: string) => `«${given}» no es un filtro de HDR. Elige ${choices}.`,
  sort: (given: string, choices: string) => `No conocemos el orden “${given}”. Elige uno de estos: ${choices}.`,
  not: (max: number) => `Puedes excluir ${max} etiquetas como máximo. Hemos usado las primeras ${max}.`,
} satisfies typeof english;
