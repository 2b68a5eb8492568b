import type { apiTokens as english } from '../../en/accounts/api-tokens';

export const apiTokens = {
  title: 'Tokens de la API',
  manage: 'Crear o revocar tokens de la API',
  lead: 'Con un token, un programa usa la API sin tu contraseña. Dale solo lo que necesita.',
  name: 'Nombre',
  nameHint: 'El programa que lo usa, por ejemplo «etiquetador del NAS».',
  scopesLabel: 'Qué puede hacer',
  scopes: {
    read: 'Leer todo lo que puedes leer con la API, excepto suscriptores y mensajes.',
    upload: 'Subir fondos nuevos.',
    curate: 'Cambiar y borrar fondos, categorías y etiquetas.',
  },
  expiry: 'Caduca',
  expiries: { 30: 'En 30 días', 365: 'En 1 año', never: 'Nunca' },
  create: 'Crear token',
  creating: 'Creando…',
  failed: 'No se pudo crear el token',
  made: {
    title: 'Tu token nuevo',
    label: (name: string) => `Token para ${name}`,
    text: 'Cópialo ahora. No se vuelve a mostrar.',
  },
  used: 'Último uso (UTC)',
  expires: 'Caduca (UTC)',
  unused: 'Sin usar',
  states: { expired: 'Caducado', revoked: 'Revocado' },
  revoke: 'Revocar',
  revokeNamed: (name: string) => `Revocar ${name}`,
  revoked: { title: 'Token revocado', text: 'Desde ahora se rechaza a los programas que lo usan.' },
} satisfies typeof english;
