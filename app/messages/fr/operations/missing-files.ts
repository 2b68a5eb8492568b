import type { missingFiles as english } from '../../en/operations/missing-files';
import { counted } from '../numbers';
export const missingFiles = {
  found: (total: number) =>
    `${counted(total, 'fond d’écran n’a pas', 'fonds d’écran n’ont pas')} d’image sur le disque.`,
  advice: 'Restaurez les fichiers depuis une sauvegarde ou exécutez « npm run verify » sur le serveur.',
  andMore: ' et d’autres.',
} satisfies typeof english;
