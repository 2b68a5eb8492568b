import type { reportList as english } from '../../en/reports/report-list';

export const reportList = {
  from: 'De',
  anonymous: 'Sem nome',
  hide: 'Ocultar agora',
  show: 'Mostrar de novo',
  close: 'Fechar',
  reopen: 'Abrir de novo',
  forget: 'Apagar nome e e-mail',
  answer: 'Responder',
  words: 'Motivos da decisão',
  send: 'Enviar por e-mail',
  save: 'Anotar a resposta',
  noMail: 'O e-mail não está configurado, ou não há endereço: copie o texto e envie. Ele fica no registro.',
  copy: 'Copiar o texto',
  named: (action: string, title: string) => `${action}: ${title}`,
  state: { shown: 'No site', hidden: 'Oculto', trashed: 'Na lixeira', gone: 'Excluído para sempre' },
  closed: 'Fechada',
  events: {
    received: 'Recebida',
    hidden: 'Oculto',
    shown: 'Mostrado de novo',
    answered: 'Respondida',
    closed: 'Fechada',
    reopened: 'Aberta de novo',
  },
  mailed: 'por e-mail',
  failed: 'Não foi possível mudar a denúncia',
  template: (title: string, page: string, isHidden: boolean) =>
    `Recebemos sua denúncia sobre “${title}” (${page}) e a analisamos.\n\nNossa decisão: ${isHidden ? 'não mostramos mais esta imagem' : 'continuamos a mostrar esta imagem'}.\n\nFatos: …\nMotivo (lei ou nossos termos): …\n\nNenhum meio automatizado foi usado. Você pode contestar respondendo a este e-mail, ou procurar um órgão de solução extrajudicial ou um tribunal.`,
} satisfies typeof english;
