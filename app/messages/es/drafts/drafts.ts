import type { drafts as english } from '../../en/drafts/drafts';
import { counted, exactCount } from '../numbers';

const wallpapers = (count: number) => counted(count, 'fondo', 'fondos');

export const drafts = {
  title: 'Borradores y fechas',
  tab: (count: number) => (count > 0 ? `Borradores (${exactCount(count)})` : 'Borradores'),
  lead: (zone: string) =>
    `Los visitantes aún no ven estos fondos. Las horas son de la zona horaria del sitio (${zone}).`,
  show: {
    label: 'Borradores que se muestran',
    all: 'Todos',
    drafts: (count: number) => `Borradores (${exactCount(count)})`,
    planned: (count: number) => `Programados (${exactCount(count)})`,
  },
  none: 'No hay borradores. Al subir un fondo puedes guardarlo como borrador o elegir cuándo se publica.',
  noneShown: 'No hay ninguno.',
  upload: 'Subir muchos',
  noPlan: 'Sin fecha',
  count: wallpapers,
  noun: ['fondo', 'fondos'] as [string, string],
  columns: {
    selected: 'Seleccionado',
    picture: 'Imagen',
    title: 'Título',
    time: 'Hora',
  },
  plan: 'Programar…',
  applyPlan: 'Programar los seleccionados',
  publish: 'Publicar ahora',
  back: 'Volver a borrador',
  done: {
    publish: (count: number) => `Se publicó: ${wallpapers(count)}`,
    plan: (count: number) => `Se programó: ${wallpapers(count)}`,
    draft: (count: number) => `Sin fecha: ${wallpapers(count)}`,
  },
  toInbox: 'Volver a los borradores',
  notYet: 'Los visitantes aún no lo ven.',
} satisfies typeof english;
