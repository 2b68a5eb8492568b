import type { find as english } from '../../en/find/find';

export const find = {
  title: 'Buscar por imagem',
  lead: 'Escolha uma imagem para ver se a galeria a tem em tamanho maior e quais papéis de parede se parecem com ela.',
  picture: 'Imagem',
  hint: (megabytes: number) => `JPG, PNG, WEBP ou AVIF, até ${megabytes} MB. Não a guardamos.`,
  find: 'Buscar',
  busy: 'Buscando…',
  failed: 'Não foi possível buscar a imagem',
  same: 'Esta imagem está aqui',
  none: 'Esta imagem não está na galeria',
  sizes: (here: string, yours: string) => `Aqui: ${here} (a sua: ${yours})`,
  alike: 'Parecidos em cor e forma',
} satisfies typeof english;
