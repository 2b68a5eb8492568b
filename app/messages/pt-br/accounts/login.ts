import type { login as english } from '../../en/accounts/login';
export const login = {
  title: 'Acesso da administração',
  description: 'Para quem administra esta galeria.',
  username: 'Usuário',
  password: 'Senha',
  code: 'Código',
  codeHint: 'Seis dígitos do seu aplicativo autenticador, ou um código de recuperação.',
  startAgain: 'Começar de novo',
  logIn: 'Entrar',
  loggingIn: 'Entrando…',
  failed: 'Não foi possível entrar',
  ended: 'Sua sessão terminou. Entre para continuar. Nada foi alterado.',
  elsewhere: 'Este não é o endereço da galeria, então talvez não dê para entrar aqui. Vá para o endereço dela:',
  resumed: {
    title: 'Você entrou',
    text: 'Guardamos o que você digitou. Ainda não foi salvo.',
    continue: 'Continuar de onde parou',
    loading: 'Carregando…',
  },
} satisfies typeof english;
