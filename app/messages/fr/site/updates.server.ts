import type { siteUpdates as english } from '../../en/site/updates.server';

export const siteUpdates = {
  noRequest: 'Tapeta ne demande jamais au réseau s’il y a des mises à jour.',
  how: 'Comment mettre à jour',
  steps: [
    'Faites une sauvegarde : npm run backup -- FILE',
    'Prenez la nouvelle version : git pull',
    'Redémarrez : npm start. Cela installe, construit et migre la base de données.',
  ],
  changes: 'Ce qui change dans cette version',
  none: 'Cette version n’a pas de liste de changements.',
} satisfies typeof english;
