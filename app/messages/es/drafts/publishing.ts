import type { publishing as english } from '../../en/drafts/publishing';
import { withDrafts } from '../numbers';

export const publishing = {
  legend: 'Publicar',
  choices: {
    now: 'Ahora',
    at: 'En una fecha y hora',
    drip: 'Algunos cada día',
    draft: 'Guardar como borrador',
  },
  when: 'Fecha y hora',
  perDay: 'Fondos al día',
  time: 'A las',
  first: 'Primer día',
  firstHint: 'Siguen tras el último previsto, salvo que elijas un primer día.',
  zone: (zone: string) =>
    `Zona horaria del sitio: ${zone}. Si una hora se repite con el cambio de hora, vale la primera; si no existe, pasa a una hora más tarde.`,
  kept: 'Guardado como borrador',
  planned: 'Programado',
  isDraft: 'Borrador',
  plannedFor: (when: string) => `Programado para el ${when}`,
  withDrafts,
  show: 'Ver borradores y fechas',
} satisfies typeof english;
