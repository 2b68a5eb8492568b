import type { publishingErrors as english } from '../../en/drafts/publishing-errors';

export const publishingErrors = {
  publishedAt: 'publishedAt debe ser now, at, drip, draft o una fecha y hora como 2027-01-31T09:00:00Z.',
  publishAt: 'Elige una fecha y una hora.',
  perDay: (max: number) => `Elige de 1 a ${max} fondos al día.`,
  dripTime: 'Elige una hora del día.',
  dripFrom: 'Elige un día.',
  past: 'Esa hora ya ha pasado. Elige una posterior.',
  far: 'Solo se puede programar hasta dos años por adelantado.',
  tooMany: 'Dos años no tienen días suficientes para todos. Elige más fondos al día.',
  noneSelected: 'Selecciona al menos un fondo.',
} satisfies typeof english;
