import type { keptList as english } from '../../en/keeping/kept-list';
import { type Size, sizeOf } from '../../sizes';
import { counted, exactCount } from '../numbers';

export const keptList = {
  title: 'Minha lista',
  shared: 'Uma lista de papéis de parede',
  count: (count: number) => counted(count, 'papel de parede', 'papéis de parede'),
  page: (page: number, last: number) => `Página ${page} de ${last}`,
  secret: 'Esta página tem um endereço secreto. Quem o tiver pode mudar a lista.',
  readOnly: 'Alguém montou esta lista. Você pode vê-la e usá-la.',
  empty: {
    title: 'Ainda não há nada aqui',
    text: 'Toque em “Guardar” em um papel de parede, e ele aparece aqui.',
    browse: 'Encontrar papéis de parede',
  },
  firstNamed: (most: number) => `Este endereço cita mais papéis de parede. Estes são os primeiros ${most}.`,
  use: {
    text: 'Este navegador guarda os papéis de parede em outra lista, ou ainda em nenhuma.',
    button: 'Guardar os papéis de parede nesta lista',
  },
  download: {
    size: 'Tamanho',
    full: 'Tamanho original',
    mine: (screen: Size) => `Minha tela, ${sizeOf(screen)}`,
    all: 'Baixar tudo',
    part: (from: number, to: number) => `Baixar de ${exactCount(from)} a ${exactCount(to)}`,
    hint: 'Um ZIP de no máximo 500 MB. Para uma tela, ele tem os menores arquivos que a preenchem.',
  },
  changer: 'Usar em um trocador de papel de parede',
  share: {
    title: 'Compartilhar',
    text: 'Com este link, qualquer pessoa pode ver a lista, mas não mudá-la. Ninguém vê suas notas.',
    address: 'Link para outras pessoas',
    undo: 'Compartilhou com gente demais? Troque o link. O antigo deixa de funcionar.',
    replace: 'Trocar link',
    replaced: 'Link trocado',
  },
  device: {
    title: 'Meu outro aparelho',
    text: 'Leia este código ou abra este link no seu outro aparelho. Lá você também pode mudar a lista.',
    address: 'Link secreto',
    qr: 'Código QR com o link secreto',
  },
  rename: {
    title: 'Renomear',
    label: 'Título da lista',
    save: 'Salvar título',
    done: 'Título salvo',
  },
  delete: {
    title: 'Excluir esta lista',
    text: 'A lista e seus links param de funcionar na hora. Os papéis de parede continuam na galeria.',
    button: 'Excluir lista',
    done: 'Lista excluída',
  },
  pictures: 'Papéis de parede desta lista',
  up: (title: string) => `Subir ${title}`,
  down: (title: string) => `Descer ${title}`,
  remove: 'Remover',
  removeNamed: (title: string) => `Remover ${title}`,
  /** For screen readers, after a change. */
  moved: (title: string, place: number, total: number) => `${title} agora está no lugar ${place} de ${total}`,
  removed: (title: string) => `${title} foi removido da lista`,
  edit: 'Nota',
  editNamed: (title: string) => `Nota de ${title}`,
  note: 'Nota, só para você',
  save: 'Salvar',
  previous: 'Anteriores',
  next: 'Próximos',
  failed: 'Não foi possível salvar. Tente de novo mais tarde.',
} satisfies typeof english;
