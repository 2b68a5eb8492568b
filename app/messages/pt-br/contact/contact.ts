import type { contact as english } from '../../en/contact/contact';
export const contact = {
  title: 'Contato',
  description: (siteName: string) =>
    `Escreva para quem faz ${siteName}: pergunte, avise sobre uma imagem ou mande uma ideia.`,
  lead: 'Faça uma pergunta, conte um problema ou avise sobre uma imagem que não deveria estar aqui. Lemos todas as mensagens.',
  email: 'E-mail',
  subject: 'Assunto',
  message: 'Mensagem',
  send: 'Enviar mensagem',
  sending: 'Enviando…',
  sent: 'Sua mensagem chegou. Você pode enviar outra.',
  sentToast: { title: 'Mensagem enviada', text: 'Obrigado! Vamos responder em breve.' },
  failed: { title: 'Não foi possível enviar:', text: 'Tente de novo mais tarde.' },
  hints: {
    title: 'Antes de escrever',
    help: 'A [Central de ajuda] responde às perguntas mais comuns.',
    picture: 'Se você escreve sobre uma imagem, cole o link da página dela.',
    privacy: 'Guardamos seu e-mail e sua mensagem para podermos responder. Veja a [Política de privacidade].',
    email: (address: string) => `Você também pode escrever para [${address}].`,
  },
} satisfies typeof english;
