import type { errorPages as english } from '../../en/ui/error-pages';
export const errorPages = {
  pages: {
    400: { title: 'Solicitação inválida', description: 'Não podemos processar sua solicitação.' },
    401: { title: 'Sem sessão', description: 'Você precisa entrar para ver esta página.' },
    403: { title: 'Sem acesso', description: 'Você não tem permissão para ver esta página.' },
    404: { title: 'Página não encontrada', description: 'A página que você procura não existe.' },
    410: { title: 'Não está mais aqui', description: 'Esta página foi retirada.' },
    429: {
      title: 'Solicitações demais',
      description: 'Você fez solicitações demais. Vá mais devagar e tente de novo daqui a pouco.',
    },
    500: { title: 'Erro do servidor', description: 'Algo falhou do nosso lado.' },
    502: {
      title: 'Gateway inválido',
      description: 'Recebemos uma resposta inválida de outro servidor.',
    },
    503: { title: 'Voltamos já', description: 'Voltamos já. Tente de novo mais tarde.' },
    504: {
      title: 'Tempo esgotado',
      description: 'O servidor demorou demais para responder. Tente de novo mais tarde.',
    },
  },
  noConnection: {
    title: 'Sem conexão',
    description: 'Não conseguimos nos conectar ao site. Verifique sua conexão e tente de novo.',
  },
  status: (status: number) => `HTTP ${status}`,
  logIn: 'Entrar',
  tryAgain: 'Tentar de novo',
  goHome: 'Ir para o início',
  errorId: 'ID do erro: [id]',
} satisfies typeof english;
