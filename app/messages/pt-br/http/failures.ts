import type { failures as english } from '../../en/http/failures';
export const failures = {
  checkFields: 'Confira os campos.',
  hidden: 'Este papel de parede foi ocultado depois de uma denúncia.',
  noSuch: {
    wallpaper: 'Não há papel de parede com este id.',
    'trashed wallpaper': 'Não há papel de parede com este id na lixeira.',
    category: 'Não há categoria com este id.',
    tag: 'Não há tag com este id.',
    message: 'Não há mensagem com este id.',
    report: 'Não há denúncia com este id.',
  },
} satisfies typeof english;
