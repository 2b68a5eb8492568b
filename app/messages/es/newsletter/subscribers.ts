import type { subscribers as english } from '../../en/newsletter/subscribers';

export const subscribers = {
  title: 'Suscriptores',
  noun: ['suscriptor', 'suscriptores'] as [string, string],
  none: 'Aún no hay suscriptores.',
  noMatch: 'Ninguna dirección coincide.',
  columns: { id: 'ID', email: 'Correo electrónico', subscribed: 'Alta (UTC)', status: 'Estado', actions: 'Acciones' },
  statuses: {
    unconfirmed: 'Sin confirmar',
    pending: 'Espera confirmación',
    confirmed: 'Confirmado',
    paused: 'En pausa: dirección rechazada',
  },
  search: 'Buscar suscriptores',
  searchHint: 'Parte de una dirección',
  clearSearch: 'Borrar la búsqueda',
  loadFailed: 'No se pudieron cargar los suscriptores',
  tryAgain: 'Reintentar',
  remove: 'Quitar',
  removing: 'Quitando…',
  removeNamed: (email: string) => `Quitar ${email}`,
  removeTitle: (email: string | undefined) => `Quitar ${email ?? 'al suscriptor'}`,
  removeQuestion: (email: string) => `¿Quitar ${email}?`,
  removeConsequence: 'La dirección se borra para siempre. Su dueño puede suscribirse otra vez.',
  removeFailed: 'No se pudo quitar al suscriptor',
  removed: 'Suscriptor quitado',
} satisfies typeof english;
