import type { access as english } from '../../en/accounts/access';

export const access = {
  title: 'Acesso',
  failed: 'Nada foi alterado',
  done: {
    off: 'O segundo fator está desativado',
    cancel: 'Configuração cancelada',
    end: 'A sessão foi encerrada',
    'end-others': 'As outras sessões foram encerradas',
  },
  factor: {
    title: 'Segundo fator',
    state: { off: 'Desativado', pending: 'Ainda não confirmado', on: 'Ativado' },
    about: 'Depois da senha, o acesso pede um código de um aplicativo autenticador do seu celular.',
    on: (since: string, left: number) => `Ativado desde ${since}. Códigos de recuperação restantes: ${left} de 10.`,
    unreadable:
      'SESSION_SECRET mudou, e os códigos do seu aplicativo não podem ser conferidos. Desative o segundo fator e configure-o de novo.',
    start: 'Configurar',
    renew: 'Criar novos códigos de recuperação',
    off: 'Desativar',
    scan: 'Escaneie esta imagem com seu aplicativo autenticador.',
    qr: 'Código QR para seu aplicativo autenticador',
    key: 'Ou digite esta chave no aplicativo:',
    open: 'Abrir em um aplicativo deste aparelho',
    code: 'Código do aplicativo',
    codeHint: 'Seis dígitos. O segundo fator fica desativado até este código estar certo.',
    confirm: 'Ativar',
    cancel: 'Cancelar',
    help: 'Se você perder o aplicativo e todos os códigos de recuperação, execute “npm run second-factor -- --off” no servidor.',
  },
  recovery: {
    title: 'Códigos de recuperação',
    once: 'Guarde estes códigos agora. Eles não aparecem de novo. Cada um substitui uma vez um código do aplicativo.',
    saved: 'Já guardei',
  },
  sessions: {
    title: 'Sessões',
    this: 'Esta',
    unknown: 'Navegador desconhecido',
    on: (browser: string, system: string) => `${browser} no ${system}`,
    times: (started: string, used: string) => `Iniciada em ${started}, último uso em ${used}`,
    end: 'Encerrar',
    named: (browser: string, started: string) => `Encerrar: ${browser}, iniciada em ${started}`,
    endOthers: 'Encerrar todas as outras',
  },
} satisfies typeof english;
