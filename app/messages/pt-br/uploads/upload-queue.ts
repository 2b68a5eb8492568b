import type { uploadQueue as english } from '../../en/uploads/upload-queue';
import { counted } from '../numbers';

const files = (count: number) => counted(count, 'arquivo', 'arquivos');
export const uploadQueue = {
  title: 'Enviar muitos papéis de parede',
  one: 'Enviar um',
  form: {
    category: 'Categoria para todos',
    device: 'Dispositivo para todos',
    guessFromPicture: 'Conforme a imagem',
    allHint: 'Vale para arquivos novos e campos vazios. Para mudar outras linhas, selecione-as.',
    allHintWithoutScripts:
      'Cada arquivo precisa de uma categoria. Escolha uma, a menos que os nomes dos arquivos a indiquem.',
    images: 'Imagens',
    hint: (minSize: string, maxMb: number) =>
      `Escolha arquivos, ou solte-os ou cole-os aqui: JPG, PNG, WEBP ou AVIF, com pelo menos ${minSize} pixels e no máximo ${maxMb} MB cada.`,
    hintWithoutScripts: (minSize: string, maxMb: number, maxFiles: number) =>
      `JPG, PNG, WEBP ou AVIF, com pelo menos ${minSize} pixels e no máximo ${maxMb} MB cada, até ${files(maxFiles)} de uma vez. Títulos, tags e tamanhos são preenchidos com os arquivos.`,
  },
  session: {
    kept: 'Os arquivos e o que você digitou continuam aqui. Entre de novo e continue.',
    goOn: 'Continuar',
  },
  list: {
    label: 'Arquivos',
    selectAll: 'Selecionar todos',
    show: 'Arquivos mostrados',
    withCount: (label: string, count: number) => `${label} (${count})`,
    all: 'Todos',
    incomplete: { label: 'Incompletos', none: 'Todos os arquivos estão completos.' },
    similar: { label: 'A decidir', none: 'Não há nada a decidir.' },
    failed: { label: 'Com falha', none: 'Nenhum arquivo falhou.' },
  },
  selected: {
    label: 'Arquivos selecionados',
    category: 'Categoria dos arquivos selecionados',
    device: 'Dispositivo dos arquivos selecionados',
    tags: 'Tags adicionadas aos arquivos selecionados',
    keepCategory: 'Categoria: sem alteração',
    keepDevice: 'Dispositivo: sem alteração',
    tagsPlaceholder: 'Tags a adicionar, separadas por vírgulas',
    apply: (count: number, published: number) =>
      published > 0 ? `Aplicar a ${files(count)}, ${published} já publicados` : `Aplicar a ${files(count)}`,
  },
  row: {
    select: (file: string) => `Selecionar ${file}`,
    fields: {
      title: (file: string) => `Título de ${file}`,
      categoryId: (file: string) => `Categoria de ${file}`,
      deviceType: (file: string) => `Dispositivo de ${file}`,
      tags: (file: string) => `Tags de ${file}`,
    },
    selectCategory: 'Escolha uma categoria',
    tagsPlaceholder: 'Tags, separadas por vírgulas',
    names: { title: 'título', categoryId: 'categoria', deviceType: 'dispositivo', tags: 'tags' },
    needs: (names: string[]) => `Falta: ${names.join(', ')}`,
    unreadable: 'Seu navegador não consegue ler esta imagem. Ela pode estar danificada.',
    uploading: (percent: number) => `Enviando ${percent}%`,
    processing: 'Processando…',
    progress: (file: string) => `Envio de ${file}`,
    showIt: 'Ver',
    similar: 'Parecida com uma imagem da galeria',
    incomplete: 'Incompleto',
    waiting: 'Na fila',
    reading: 'Lendo…',
    ready: 'Pronto',
    cancelled: 'Cancelado',
    saving: 'Salvando…',
    saved: 'Salvo',
    uploaded: 'Enviado',
    actions: { retry: 'Tentar de novo', cancel: 'Cancelar', remove: 'Remover' },
    actionOn: (action: string, file: string) => `${action}: ${file}`,
  },
  totals: {
    running: (count: number) => `${count} em andamento`,
    pending: (count: number) => `${count} por enviar`,
    refused: (count: number) => `${count} sem condições de envio`,
    upload: (count: number) => (count > 0 ? `Enviar ${files(count)}` : 'Enviar'),
    retry: (count: number) => `Tentar de novo ${counted(count, 'arquivo que falhou', 'arquivos que falharam')}`,
    cancelAll: 'Cancelar tudo',
    clear: 'Remover os enviados',
    progress: 'Todos os envios',
  },
  leave: {
    uploading: {
      title: 'Sair enquanto arquivos são enviados?',
      text: 'Os envios em andamento param. Os papéis de parede já enviados ficam.',
    },
    unsent: (count: number) => ({
      title: `Sair com ${files(count)} por enviar?`,
      text: 'Você perde a lista e o que digitou nela. Os papéis de parede já enviados ficam.',
    }),
    unsaved: {
      title: 'Sair sem salvar?',
      text: 'Suas alterações em papéis de parede já enviados ainda não foram salvas.',
    },
  },
} satisfies typeof english;
