import type { publishing as english } from '../../en/drafts/publishing';
import { withDrafts } from '../numbers';

export const publishing = {
  legend: 'Publicar',
  choices: {
    now: 'Agora',
    at: 'Em uma data e hora',
    drip: 'Alguns por dia',
    draft: 'Manter como rascunho',
  },
  when: 'Data e hora',
  perDay: 'Papéis de parede por dia',
  time: 'Às',
  first: 'Primeiro dia',
  firstHint: 'Eles seguem depois do último agendado, a menos que você escolha um primeiro dia.',
  zone: (zone: string) =>
    `Fuso horário do site: ${zone}. Se um horário se repete na mudança de hora, vale o primeiro; se não existe, passa para uma hora depois.`,
  kept: 'Mantido como rascunho',
  planned: 'Agendado',
  isDraft: 'Rascunho',
  plannedFor: (when: string) => `Agendado para ${when}`,
  withDrafts,
  show: 'Ver rascunhos e datas',
} satisfies typeof english;
