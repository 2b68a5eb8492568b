import type { siteUpdates as english } from '../../en/site/updates.server';

export const siteUpdates = {
  noRequest: 'Tapeta fragt nie im Netz nach Updates.',
  how: 'So aktualisierst du',
  steps: [
    'Sichern: npm run backup -- FILE',
    'Neue Version holen: git pull',
    'Neu starten: npm start. Das installiert, baut und migriert die Datenbank.',
  ],
  changes: 'Neu in dieser Version',
  none: 'Diese Version hat keine Liste der Änderungen.',
} satisfies typeof english;
