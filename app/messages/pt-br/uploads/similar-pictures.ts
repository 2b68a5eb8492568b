import type { similarPictures as english } from '../../en/uploads/similar-pictures';
import { type Size, sizeOf } from '../../sizes';
export const similarPictures = {
  title: 'Uma imagem parecida',
  new: 'Nova',
  existing: 'Na galeria',
  larger: 'Maior',
  publish: 'Adicionar mesmo assim',
  replace: 'Substituir a anterior',
  replaceAsk: 'Substituir a anterior…',
  smaller: (picture: Size, old: Size) =>
    `A nova imagem é menor: ${sizeOf(picture)} em vez de ${sizeOf(old)}. Os visitantes teriam menos pixels.`,
  replaceWithSmaller: 'Substituir pela menor',
  skip: 'Ignorar',
  keep: 'Manter a antiga',
  replaceHint:
    'Se você substituir a anterior, o papel de parede mantém título, tags, link e downloads. A imagem anterior vai para a lixeira, de onde você pode restaurá-la como outro papel de parede.',
} satisfies typeof english;
