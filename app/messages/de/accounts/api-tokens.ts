import type { apiTokens as english } from '../../en/accounts/api-tokens';

export const apiTokens = {
  title: 'API-Token',
  manage: 'API-Token erstellen oder widerrufen',
  lead: 'Mit einem Token nutzt ein Programm die API ohne dein Passwort. Erlaube ihm nur, was es braucht.',
  name: 'Name',
  nameHint: 'Das Programm, das es nutzt, zum Beispiel „Tagger auf dem NAS“.',
  scopesLabel: 'Was es darf',
  scopes: {
    read: 'Alles lesen, was du über die API lesen kannst, außer Abonnenten und Nachrichten.',
    upload: 'Neue Wallpaper hochladen.',
    curate: 'Wallpaper, Kategorien und Tags ändern und löschen.',
  },
  expiry: 'Läuft ab',
  expiries: { 30: 'In 30 Tagen', 365: 'In 1 Jahr', never: 'Nie' },
  create: 'Token erstellen',
  creating: 'Wird erstellt …',
  failed: 'Das Token konnte nicht erstellt werden',
  made: {
    title: 'Dein neues Token',
    label: (name: string) => `Token für ${name}`,
    text: 'Kopiere es jetzt. Es wird nicht noch einmal gezeigt.',
  },
  used: 'Zuletzt genutzt (UTC)',
  expires: 'Läuft ab (UTC)',
  unused: 'Noch nie',
  states: { expired: 'Abgelaufen', revoked: 'Widerrufen' },
  revoke: 'Widerrufen',
  revokeNamed: (name: string) => `${name} widerrufen`,
  revoked: { title: 'Token widerrufen', text: 'Programme mit diesem Token werden ab jetzt abgewiesen.' },
} satisfies typeof english;
