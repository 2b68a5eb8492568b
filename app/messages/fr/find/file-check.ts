import type { fileCheck as english } from '../../en/find/file-check';

export const fileCheck = {
  title: 'Vérifier des fichiers',
  link: 'Vérifier d’abord les fichiers',
  lead: 'Choisissez des fichiers pour savoir lesquels sont déjà dans la galerie. Rien n’est publié.',
  files: 'Fichiers',
  hint: (megabytes: number, most: number) =>
    `JPG, PNG, WEBP ou AVIF, ${megabytes} Mo au plus chacun et ${most} à la fois.`,
  check: 'Vérifier',
  failed: 'Impossible de vérifier les fichiers',
  file: 'Fichier',
  result: 'Résultat',
  new: 'Nouveau',
  draft: 'Brouillon : ',
} satisfies typeof english;
