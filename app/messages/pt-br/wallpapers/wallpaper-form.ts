import type { wallpaperForm as english } from '../../en/wallpapers/wallpaper-form';
export const wallpaperForm = {
  title: 'Título',
  description: 'Descrição (opcional)',
  author: 'Autor (opcional)',
  licence: 'Licença (opcional)',
  licenceHint: 'Um nome ou um link.',
  device: 'Dispositivo',
  category: 'Categoria',
  tags: 'Tags',
  tagsHint: (max: number) => `Separadas por vírgulas, no máximo ${max}.`,
  resolution: 'Resolução',
  fileSize: 'Tamanho do arquivo',
  featured: 'Em destaque',
  featuredHint: 'Papéis de parede em destaque vêm primeiro na página inicial.',
  leftOut: (max: number, tags: string[], more: number) =>
    `Só cabem ${max} tags. Ficam de fora: ${tags.join(', ')}${more > 0 ? ` e mais ${more}` : ''}.`,
  selectDevice: 'Escolha um dispositivo',
  guessCategory: 'Conforme o nome do arquivo',
  updated: 'Papel de parede atualizado',
  updateFailed: 'Não foi possível atualizar o papel de parede',
  incomplete: 'Preencha todos os campos obrigatórios',
  published: (count: number) =>
    count === 1 ? 'Ver o papel de parede publicado' : `Ver os ${count} papéis de parede publicados`,
} satisfies typeof english;
