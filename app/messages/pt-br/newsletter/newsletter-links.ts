import type { newsletterLinks as english } from '../../en/newsletter/newsletter-links';
export const newsletterLinks = {
  confirm: {
    title: 'Confirme seu endereço',
    description: 'O último passo para receber a newsletter.',
    text: '[address] vai receber nossa newsletter. Cada edição tem um link para cancelar a inscrição.',
    notNow: 'Agora não',
    confirm: 'Confirmar',
    confirming: 'Confirmando…',
    done: { title: 'Pronto!', text: 'Seu endereço está confirmado' },
  },
  unsubscribe: {
    title: 'Cancelar a inscrição',
    description: 'Cancelar a inscrição na newsletter.',
    heading: (siteName: string) => `Cancelar a inscrição em ${siteName}`,
    text: '[address] não vai receber mais newsletters. Apagamos o endereço da nossa lista na hora.',
    keep: 'Continuar inscrito',
    unsubscribe: 'Cancelar a inscrição',
    unsubscribing: 'Cancelando…',
    done: 'Inscrição cancelada',
    doneText: 'Apagamos seu endereço da nossa lista. Você pode [se inscrever de novo] quando quiser.',
    contactSubject: 'Apaguem meu endereço',
    unknown: 'Não há nada a cancelar',
    unknownText:
      'Este link não corresponde a nenhum endereço da nossa lista. Ou já o apagamos, ou o link está incompleto. Se você continua recebendo newsletters, [escreva para nós].',
  },
} satisfies typeof english;
