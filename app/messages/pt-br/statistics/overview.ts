import type { overview as english } from '../../en/statistics/overview';
import { counted, exactCount } from '../numbers';
export const overview = {
  title: 'Visão geral',
  upload: 'Enviar um papel de parede',
  empty: 'A galeria está vazia. Envie o primeiro papel de parede.',
  totals: {
    wallpapers: 'Papéis de parede',
    downloads: 'Downloads',
    thisMonth: 'Downloads neste mês',
    activeUsers: 'Usuários ativos',
    subscribers: 'Inscritos',
    categories: 'Categorias',
    lately: (now: number, change: string) => `${exactCount(now)} em 30 dias\n${change} em relação aos 30 anteriores`,
    onSameDays: (change: string) => `${change} em relação aos mesmos dias do mês passado`,
    days: 'Nos últimos 30 dias',
  },
  toDo: {
    title: 'A fazer',
    nothing: 'Nada a fazer. Todo papel de parede tem categoria e toda mensagem foi respondida.',
    withoutCategory: ['papel de parede sem categoria', 'papéis de parede sem categoria'] as [string, string],
    withoutDevice: ['papel de parede sem dispositivo', 'papéis de parede sem dispositivo'] as [string, string],
    unanswered: ['mensagem a responder', 'mensagens a responder'] as [string, string],
    undecided: ['envio a decidir', 'envios a decidir'] as [string, string],
    failedJobs: ['trabalho com falha', 'trabalhos com falha'] as [string, string],
  },
  chart: {
    title: 'Downloads por dia',
    label: 'Gráfico de barras dos downloads por dia',
    none: (days: number) => `Nenhum download nos últimos ${days} dias.`,
    summary: (downloads: number, days: number, busiest: string, most: number) =>
      `${counted(downloads, 'download', 'downloads')} nos últimos ${days} dias. O melhor dia: ${busiest}, com ${exactCount(most)}.`,
    day: (day: string, downloads: number) => `${day}: ${exactCount(downloads)}`,
    table: 'Ver como tabela',
    days: 'Dia (UTC)',
    downloads: 'Downloads',
  },
  popular: {
    title: 'Papéis de parede populares',
    period: 'Papéis de parede populares por período',
    days: (days: number) => `${days} dias`,
    allTime: 'Desde sempre',
    wallpaper: 'Papel de parede',
    downloads: 'Downloads',
    none: 'Seus papéis de parede mais baixados aparecem aqui.',
    noneIn: (days: number) => `Nenhum download nos últimos ${days} dias.`,
  },
  topTags: {
    title: 'Tags mais usadas',
    tag: 'Tag',
    wallpapers: 'Papéis de parede',
    none: 'Suas tags mais usadas aparecem aqui.',
  },
} satisfies typeof english;
