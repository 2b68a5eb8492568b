import type { picks as english } from '../../en/integrations/picks';
export const picks = {
  oneOf: (name: string, values: string) => `${name} deve ser um destes: ${values}.`,
  flag: (name: string) => `${name} deve ser 0 ou 1.`,
  pathSize: 'O tamanho deve ser uma largura e uma altura, como 1920x1080.',
  size: 'Confira a largura e a altura.',
  cutWithoutSize: 'Um recorte precisa de largura e altura.',
  formatWithoutFit: (formats: string) => `Sem fit, format deve ser um destes: ${formats}.`,
  noMatch: 'Nenhum papel de parede atende a estes filtros.',
  noFile: 'Falta o arquivo deste papel de parede.',
} satisfies typeof english;
