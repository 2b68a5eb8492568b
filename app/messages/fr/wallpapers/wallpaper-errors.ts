import type { wallpaperErrors as english } from '../../en/wallpapers/wallpaper-errors';
export const wallpaperErrors = {
  fields: {
    title: 'Titre',
    description: 'Description',
    author: 'Auteur',
    licence: 'Licence',
    resolution: 'Résolution',
    fileSize: 'Taille du fichier',
  },
  required: (field: string) => `Champ manquant : ${field}.`,
  text: (field: string) => `${field} : doit être du texte.`,
  long: (field: string, max: number) => `${field} : ${max} caractères au plus.`,
  device: { text: 'L’appareil doit être du texte.', word: 'L’appareil doit être un mot court.' },
  tags: {
    list: 'Les tags doivent être une liste de textes.',
    text: 'Les tags doivent être du texte.',
    long: 'Les tags sont trop longs.',
    format: 'Les tags doivent être une liste JSON de textes, ou des noms séparés par des virgules.',
    longSlug: 'Un tag est trop long.',
  },
  category: {
    number: 'La catégorie doit être un nombre.',
    whole: 'La catégorie doit être un nombre entier.',
    none: 'Cette catégorie n’existe pas.',
  },
  featured: 'À la une doit être oui ou non.',
  onSimilar: 'onSimilar doit être publish ou ask.',
  decision: 'Choisissez publish, replace ou skip.',
  version: { number: 'La version doit être un nombre.', whole: 'La version doit être un nombre entier.' },
  changed: 'Ce fond d’écran a été modifié dans une autre fenêtre.',
  focalPoint: {
    share: (axis: string) => `${axis} doit être un nombre de 0 à 1.`,
    across: 'La distance depuis la gauche doit être un nombre entier de 0 à 100.',
    down: 'La distance depuis le haut doit être un nombre entier de 0 à 100.',
  },
} satisfies typeof english;
