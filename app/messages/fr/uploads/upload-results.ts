import type { uploadResults as english } from '../../en/uploads/upload-results';
import { counted } from '../numbers';
export const uploadResults = {
  title: 'Résultat de l’envoi',
  more: 'Envoyer d’autres fichiers',
  files: 'Fichiers',
  recent: 'Envois des dernières 24 heures',
  uploadedOf: (uploaded: number, files: number) => `${uploaded} sur ${files} envoyés`,
  totals: {
    done: (uploaded: number, failed: number) => `${uploaded} envoyés, ${failed} en échec`,
    scheduled: (count: number) => `${count} programmés`,
    kept: (count: number) => counted(count, 'gardé en brouillon', 'gardés en brouillon'),
    deleted: (count: number) => `${count} supprimés ensuite`,
    waiting: (count: number) => `${count} à décider`,
    skipped: (count: number) => `${count} ignorés`,
  },
  skipping: 'En cours…',
  edit: 'Modifier',
  editNamed: (title: string) => `Modifier ${title}`,
  undecided: 'Écartée : sans décision pendant un jour.',
  deleted: 'Supprimé après l’envoi.',
  sendAgain: 'L’envoyer à nouveau avec une catégorie',
  showIt: 'Le voir',
} satisfies typeof english;
