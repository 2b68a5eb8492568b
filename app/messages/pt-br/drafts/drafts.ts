import type { drafts as english } from '../../en/drafts/drafts';
import { counted, exactCount } from '../numbers';

const wallpapers = (count: number) => counted(count, 'papel de parede', 'papéis de parede');

export const drafts = {
  title: 'Rascunhos e datas',
  tab: (count: number) => (count > 0 ? `Rascunhos (${exactCount(count)})` : 'Rascunhos'),
  lead: (zone: string) =>
    `Os visitantes ainda não veem estes papéis de parede. As horas são do fuso horário do site (${zone}).`,
  show: {
    label: 'Rascunhos mostrados',
    all: 'Todos',
    drafts: (count: number) => `Rascunhos (${exactCount(count)})`,
    planned: (count: number) => `Agendados (${exactCount(count)})`,
  },
  none: 'Nenhum rascunho. Ao enviar, você pode manter um papel de parede como rascunho ou escolher quando ele será publicado.',
  noneShown: 'Não há nenhum.',
  upload: 'Enviar muitos',
  noPlan: 'Sem data',
  count: wallpapers,
  noun: ['papel de parede', 'papéis de parede'] as [string, string],
  columns: {
    selected: 'Selecionado',
    picture: 'Imagem',
    title: 'Título',
    time: 'Hora',
  },
  plan: 'Agendar…',
  applyPlan: 'Agendar os selecionados',
  publish: 'Publicar agora',
  back: 'Voltar a rascunho',
  done: {
    publish: (count: number) => `Publicado: ${wallpapers(count)}`,
    plan: (count: number) => `Agendado: ${wallpapers(count)}`,
    draft: (count: number) => `Sem data: ${wallpapers(count)}`,
  },
  toInbox: 'Voltar aos rascunhos',
  notYet: 'Os visitantes ainda não o veem.',
} satisfies typeof english;
