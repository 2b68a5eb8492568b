import type { letters as english, LetterCounts } from '../../en/newsletter/letters';
import { exactCount } from '../numbers';

/** The letter that is being written, and the archive. */
export const letters = {
  title: 'Newsletter',
  draft: 'Próxima newsletter',
  subject: 'Assunto',
  words: 'Texto acima dos papéis de parede',
  wordsHint: 'Texto simples. Uma linha em branco começa outro parágrafo.',
  pictures: 'Papéis de parede',
  picturesHint: 'Até 12. Novos desde a última newsletter, destaques primeiro.',
  noPictures: 'Nenhum papel de parede novo desde a última newsletter.',
  save: 'Salvar',
  test: 'Enviar para mim',
  send: 'Revisar e enviar…',
  sendPage: {
    title: 'Enviar a newsletter',
    question: (subject: string, count: number) =>
      `Enviar “${subject}” para ${exactCount(count)} ${count < 2 ? 'endereço' : 'endereços'}?`,
    consequence: 'Veja antes as prévias. Um e-mail enviado não pode ser recolhido.',
    noReaders: 'Nenhum assinante confirmou o endereço ainda. Envie quando houver um.',
    verb: 'Enviar agora',
    busy: 'Enviando...',
    failed: 'Não foi possível enviar a newsletter',
  },
  schedule: {
    title: 'Agenda',
    change: 'Mudar',
    every: 'Enviar automaticamente',
    choices: {
      never: 'Só quando eu enviar',
      week: 'Toda segunda-feira',
      month: 'No dia primeiro de cada mês',
    },
    atLeast: 'Com pelo menos estes papéis de parede novos',
    atLeastHint: 'Com menos, essa newsletter não é enviada. De 1 a 100.',
    how: (zone: string) =>
      `É enviada depois das 09:00 (${zone}). Se você salvou uma newsletter, ela é enviada. Senão, o Tapeta escreve uma curta com os papéis de parede mais novos.`,
    saved: 'Agenda salva',
    failed: 'Não foi possível salvar a agenda',
    automaticSubject: 'Novos papéis de parede',
    back: 'Voltar à newsletter',
  },
  saved: 'Newsletter salva',
  tested: 'Teste enviado',
  started: 'O envio começou',
  previewHtml: 'Ver como e-mail',
  previewText: 'Ver como texto',
  missing: {
    mail: 'Você ainda não pode enviar newsletters, porque o e-mail não está configurado.',
    address: 'Você ainda não pode enviar newsletters. Digite antes o endereço do seu site em Site, E-mail.',
  },
  noContact: 'Digite o seu endereço em Site, E-mail para receber um teste.',
  testFailed: 'O servidor de e-mail não aceitou o teste. Verifique as configurações em Site, E-mail e tente de novo.',
  failed: 'Não foi possível salvar a newsletter',
  past: 'Newsletters enviadas',
  readers: (count: number) =>
    `${exactCount(count)} ${count === 1 ? 'endereço confirmado vai recebê-la.' : 'endereços confirmados vão recebê-la.'}`,
  progress: ({ sent, waiting, refused, failed, noUtf8, unknown, isFinished }: LetterCounts) =>
    [
      isFinished
        ? `${exactCount(sent)} enviados`
        : `Enviando: ${exactCount(sent)} de ${exactCount(sent + waiting + refused + failed + noUtf8 + unknown)} enviados`,
      isFinished && waiting > 0 && `${exactCount(waiting)} ainda não tentados`,
      failed > 0 && `${exactCount(failed)} não aceitos`,
      refused > 0 && `${exactCount(refused)} sem caixa postal`,
      noUtf8 > 0 && `${exactCount(noUtf8)} com um endereço que o seu servidor de e-mail não aceita (sem SMTPUTF8)`,
      unknown > 0 && `${exactCount(unknown)} sem resposta, não reenviados`,
    ]
      .filter(Boolean)
      .join(', '),
  stopped: 'O envio parou, porque o servidor de e-mail continua recusando. Verifique as configurações em Site, E-mail.',
  answer: 'Última resposta do servidor de e-mail:',
  rest: (count: number) => `Enviar o restante (${exactCount(count)})`,
  restNamed: (subject: string) => `Enviar o restante: ${subject}`,
  errors: {
    subject: 'Digite um assunto de até 200 caracteres.',
    words: 'O texto pode ter até 10.000 caracteres.',
    wallpapers: 'Escolha até 12 papéis de parede.',
    every: 'Escolha com que frequência.',
    atLeast: 'Digite um número de 1 a 100.',
  },
} satisfies typeof english;
