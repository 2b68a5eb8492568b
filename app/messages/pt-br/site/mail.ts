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
  passwordLost:
    'Não é possível ler a senha salva, porque o segredo de sessão mudou, por exemplo depois de uma restauração. Digite-a de novo.',
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
    failedBecause: (reason: string) => `As configurações estão salvas, mas o teste falhou. ${reason}`,
    problems: {
      wrongSecurity:
        'O servidor não usa essa criptografia nessa porta. A porta 465 precisa de TLS; a 587 e a 25, de STARTTLS.',
      noStarttls: 'O servidor não oferece STARTTLS nessa porta. Escolha TLS com a porta 465.',
      untrusted: 'O certificado do servidor é autoassinado, ou o emissor dele não é conhecido aqui.',
      expired: 'O certificado do servidor expirou.',
      notYetValid: 'O certificado do servidor ainda não é válido. Verifique os relógios das duas máquinas.',
      otherName: 'O certificado do servidor é de outro nome. Digite o nome que está no certificado.',
      login: 'O servidor recusou o usuário ou a senha.',
      noServer: 'Nenhum servidor de e-mail responde nessa porta. Verifique o servidor e a porta.',
      noHost: 'Não existe servidor com esse nome. Verifique se há erros de digitação.',
      unreachable: 'Não é possível alcançar a rede desse servidor.',
      greeting:
        'O servidor responde à conexão, mas fica em silêncio. Uma porta para TLS, como a 465, precisa da criptografia TLS.',
      timeout: 'O servidor demorou demais para responder. Talvez um firewall bloqueie essa porta.',
      tls: 'A conexão criptografada falhou. Tente outra criptografia ou outra porta.',
      closed: 'O servidor fechou a conexão.',
    },
  },
  errors: {
    host: 'Digite um nome de servidor, como smtp.example.com.',
    port: 'Digite um número de 1 a 65535.',
    security: 'Escolha da lista.',
    passwordAgain: 'Digite também a senha: o servidor, a porta, a criptografia ou o usuário mudou.',
    tooLong: 'É longo demais.',
    sender: 'Digite um endereço, ou um nome com um endereço entre < >.',
    to: 'Digite um endereço, como eu@example.com.',
    siteUrl: 'Digite o endereço do site inteiro, como https://wallpapers.example.',
  },
} satisfies typeof english;
