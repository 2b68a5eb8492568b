import type { siteUpdates as english } from '../../en/site/updates.server';

export const siteUpdates = {
  noRequest: 'Tapeta nunca pregunta a la red por actualizaciones.',
  how: 'Cómo actualizar',
  steps: [
    'Haz una copia: npm run backup -- FILE',
    'Obtén la versión nueva: git pull',
    'Reinicia: npm start. Instala, compila y migra la base de datos.',
  ],
  changes: 'Qué cambió en esta versión',
  none: 'Esta versión no tiene lista de cambios.',
} satisfies typeof english;
