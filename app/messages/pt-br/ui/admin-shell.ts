import type { adminShell as english } from '../../en/ui/admin-shell';
import { exactCount } from '../numbers';
export const adminShell = {
  language: 'Idioma desta área',
  label: 'Administração',
  tabs: {
    overview: 'Visão geral',
    wallpapers: 'Papéis de parede',
    categories: 'Categorias',
    subscribers: 'Inscritos',
    inbox: 'Caixa de entrada',
    site: 'Site',
    settings: 'Configurações',
  },
  backToSite: 'Voltar ao site',
  logsOut: 'Encerra sua sessão',
  tasks: {
    label: 'Tarefas em segundo plano',
    progress: (done: number, total: number, failed: number) =>
      `${exactCount(done)} de ${exactCount(total)}${failed > 0 ? `, ${exactCount(failed)} com erro` : ''}`,
    waiting: (title: string) => `${title}: começa em instantes`,
    running: (title: string, progress: string) => `${title}: ${progress}`,
    done: (title: string, progress: string) => `${title}: concluída, ${progress}`,
    failed: (title: string, progress: string) =>
      `${title}: falhou depois de ${progress}. Inicie de novo para concluir o resto.`,
    reload: 'Recarregar',
    dismiss: 'Dispensar',
  },
} satisfies typeof english;
