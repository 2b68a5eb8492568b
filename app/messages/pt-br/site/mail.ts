import type { siteMail as english } from '../../en/site/mail';

export const siteMail = {
  fixed: (variable: string) => `Definido por ${variable} no ambiente.`,
  serverFixed: (variable: string) => `O servidor de e-mail é definido por ${variable} no ambiente.`,
  host: 'Servidor de e-mail',
  hostHint: 'Como smtp.example.com. Deixe em branco para não enviar e-mail.',
  port: 'Porta',
  security: 'Criptografia',
  securities: {
    starttls: 'STARTTLS',
    tls: 'TLS',
    none: 'Nenhuma',
  },
  user: 'Usuário',
  password: 'Senha',
  passwordKept: 'Guardada criptografada. Deixe em branco para mantê-la.',
  to: 'Seu endereço',
  toHint:
    'Recebe mensagens, denúncias e testes. Os visitantes o veem nas páginas de contato, ajuda, termos e privacidade.',
  sender: 'Remetente',
  senderHint: 'Como Minha galeria <galeria@example.com>. Deixe em branco para usar o seu endereço.',
  siteUrl: 'Endereço do seu site',
  siteUrlHint:
    'Para os links nos e-mails, como https://wallpapers.example. Atrás de um proxy, defina SITE_URL no ambiente.',
  save: 'Salvar',
  sendTest: 'Salvar e enviar um teste',
  saved: 'Configurações de e-mail salvas',
  failed: 'Não foi possível salvar as configurações de e-mail',
  test: {
    incomplete: 'Digite antes um servidor de e-mail e o seu endereço.',
    subject: (siteName: string) => `Teste de ${siteName}`,
    body: (siteName: string) => `Se você consegue ler isto, ${siteName} pode enviar e-mail.\n`,
    sent: 'Teste enviado. Veja a sua caixa de entrada.',
    failedWith: (answer: string) =>
      `As configurações estão salvas, mas o servidor de e-mail recusou o teste: ${answer}`,
  },
  errors: {
    host: 'Digite um nome de servidor, como smtp.example.com.',
    port: 'Digite um número de 1 a 65535.',
    security: 'Escolha da lista.',
    tooLong: 'É longo demais.',
    sender: 'Digite um endereço, ou um nome com um endereço entre < >.',
    to: 'Digite um endereço, como eu@example.com.',
    siteUrl: 'Digite o endereço do site inteiro, como https://wallpapers.example.',
  },
} satisfies typeof english;
