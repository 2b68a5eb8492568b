import type { uploads as english } from '../../en/uploads/uploads';
import { counted } from '../numbers';
export const uploads = {
  title: 'Enviar um papel de parede',
  failed: 'O envio falhou',
  uploadFailed: 'Não foi possível enviar o papel de parede',
  uploaded: 'Papel de parede enviado',
  skipped: 'Envio ignorado',
  showIt: 'Ver',
  form: {
    image: 'Imagem',
    hint: (maxMb: number) =>
      `Escolha um arquivo, ou solte-o ou cole-o aqui: JPG, PNG, WEBP ou AVIF, no máximo ${maxMb} MB. Os outros campos são preenchidos com ele. Mude o que quiser.`,
    hintWithoutScripts: (maxMb: number) =>
      `Escolha um arquivo: JPG, PNG, WEBP ou AVIF, no máximo ${maxMb} MB. Os campos que você deixar vazios são preenchidos com ele.`,
    preview: 'Prévia da imagem escolhida',
    noCategory: 'Sem categoria',
    button: 'Enviar papel de parede',
    busy: 'Enviando…',
    reading: 'Lendo a imagem…',
    cancel: 'Cancelar',
    many: 'Enviar muitos de uma vez',
  },
  progress: {
    label: 'Envio',
    uploading: 'Enviando…',
    processing: 'Processando…',
    percent: (percent: number) => `${percent}%`,
    cancel: 'Cancelar o envio',
  },
  leave: {
    uploading: { title: 'Sair enquanto a imagem é enviada?', text: 'O envio para.' },
    typed: { title: 'Sair sem enviar?', text: 'Você perde a imagem e o que digitou.' },
  },
  session: {
    ended: 'Sua sessão terminou.',
    kept: 'A imagem e o que você digitou continuam aqui. Entre de novo e envie.',
    logIn: 'Entrar (em outra aba)',
  },
  unsent: {
    title: 'Sua sessão tinha terminado, por isso nenhum arquivo foi enviado.',
    pickAgain: (count: number, names: string, more: number) => {
      const list = more > 0 ? `${names} e mais ${more}` : names;
      return count === 1
        ? `Escolha este arquivo de novo: ${list}.`
        : `Escolha estes ${count} arquivos de novo: ${list}.`;
    },
  },
  incoming: {
    drop: 'Solte para enviar como papéis de parede novos',
    added: (count: number) =>
      count === 1 ? 'O arquivo está no formulário' : `${counted(count, 'arquivo está', 'arquivos estão')} na lista`,
    checkFirst: 'Ainda não foi enviado. Confira os campos primeiro.',
  },
  tooManyTags: 'Tags demais',
} satisfies typeof english;
