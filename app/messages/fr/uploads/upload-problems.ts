import type { uploadProblems as english } from '../../en/uploads/upload-problems';
export const uploadProblems = {
  noImage: 'Choisissez un fichier image',
  empty: 'Le fichier est vide.',
  tooLarge: (maxMb: number) => `Le fichier est trop grand : ${maxMb} Mo au plus.`,
  emptyFolder: 'Ce dossier ne contient aucun fichier.',
  unreadable: 'Le fichier ne peut pas être lu.',
  unsupported: 'Seules les images JPG, PNG, WEBP et AVIF sont acceptées.',
  saveAs: (format: string) =>
    `Les images ${format} ne fonctionnent pas ici. Enregistrez l’image en JPG, PNG, WEBP ou AVIF.`,
  noTitle: 'Il manque le titre.',
  noResolution: 'Il manque la résolution.',
  noFileSize: 'Il manque la taille du fichier.',
  noDevice: 'Il manque l’appareil : choisissez PC ou mobile avant l’envoi.',
} satisfies typeof english;
