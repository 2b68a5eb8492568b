import type { failures as english } from '../../en/http/failures';
export const failures = {
  checkFields: 'Confira os campos.',
  noSuch: {
    wallpaper: 'Não há papel de parede com este id.',
    'trashed wallpaper': 'Não há papel de parede com este id na lixeira.',
    category: 'Não há categoria com este id.',
    tag: 'Não há tag com este id.',
    message: 'Não há mensagem com este id.',
  },
} satisfies typeof english;
