import type { maintenance as english } from '../../en/operations/maintenance.server';

const until = 'D’ici là, les images ne peuvent être ni enregistrées, ni déplacées, ni retirées.';
const place = (bucket?: string) => (bucket ? `Le bucket ${bucket}` : 'Le dossier des fichiers');
const remedy = (bucket?: string) =>
  bucket
    ? `Donnez les bonnes valeurs à S3_BUCKET et S3_PREFIX. ${until}`
    : `Donnez la bonne valeur à DATA_DIR ou montez son disque. ${until}`;
export const maintenance = {
  needsKeys: (archive: string) => `${archive} a besoin de S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY et S3_ENDPOINT.`,
  interrupted: 'La sauvegarde a été interrompue. Rien n’a été conservé.',
  underWay: 'Une sauvegarde ou une restauration est en cours. Attendez qu’elle se termine.',
  notWhole: (file: string, problems: string[]) =>
    `${file} est incomplet, les sauvegardes précédentes sont donc conservées.\n${problems.join('\n')}`,
  archive: {
    notBackup: 'Ce n’est pas une sauvegarde de Tapeta.',
    otherVersion: 'Cette sauvegarde vient d’une autre version de Tapeta, que cette version ne sait pas lire.',
    earlierVersion:
      'Cette sauvegarde date d’avant Tapeta 0.9.0. Restaurez-la d’abord avec la 0.9.0. Pas à pas : docs/upgrading.md',
    laterVersion: 'Cette sauvegarde vient d’une version plus récente de Tapeta. Mettez d’abord à jour.',
    damaged: 'Le fichier est endommagé ou incomplet.',
    noEnd: 'Le fichier est incomplet : il manque la fin.',
    extra: 'Le fichier contient plus que ce qui a été sauvegardé.',
    changed: (name: string) => `${name} diffère de ce qui a été sauvegardé.`,
    pictureDamaged: (id: string) => `L’image du fond d’écran ${id} est endommagée.`,
    pictureMissing: (id: string) => `L’image du fond d’écran ${id} est manquante.`,
    rowCount: (table: string, found: number, expected: number) =>
      `La table ${table} a ${found} lignes au lieu de ${expected}.`,
    otherTables: 'Les tables de ce fichier ne sont pas celles d’une sauvegarde.',
    unknownTable: (table: string) => `Le fichier contient des lignes d’une table ${table} qui n’est pas dans sa liste.`,
    badRows: (reason: string) => `Le fichier contient des lignes que la base de données refuse : ${reason}.`,
  },
  notEmpty: 'Ce site n’est pas vide. Donnez un autre DATA_DIR pour restaurer dans un site vide.',
  laterDatabase: 'Cette base de données vient d’une version plus récente de Tapeta.',
  store: {
    otherGallery: (bucket?: string) => `${place(bucket)} appartient à une autre galerie. ${remedy(bucket)}`,
    unknownPictures: (bucket?: string) =>
      `${place(bucket)} contient des images que cette galerie ne connaît pas. ${remedy(bucket)}`,
    empty: (found: number, checked: number, bucket?: string) =>
      `${place(bucket)} est vide ou appartient à une autre galerie : ${found} images trouvées sur ${checked} vérifiées. ${remedy(bucket)}`,
  },
} satisfies typeof english;
