import type { wallpaperForm as english } from '../../en/wallpapers/wallpaper-form';
export const wallpaperForm = {
  title: 'Titre',
  description: 'Description (facultatif)',
  author: 'Auteur (facultatif)',
  licence: 'Licence (facultatif)',
  licenceHint: 'Un nom ou un lien.',
  device: 'Appareil',
  category: 'Catégorie',
  tags: 'Tags',
  tagsHint: (max: number) => `Séparés par des virgules, ${max} au plus.`,
  resolution: 'Résolution',
  fileSize: 'Taille du fichier',
  featured: 'À la une',
  featuredHint: 'Les fonds d’écran à la une viennent en premier sur la page d’accueil.',
  leftOut: (max: number, tags: string[], more: number) =>
    `Il n’y a de place que pour ${max} tags. Laissés de côté : ${tags.join(', ')}${more > 0 ? ` et ${more} de plus` : ''}.`,
  selectDevice: 'Choisissez un appareil',
  guessCategory: 'D’après le nom du fichier',
  updated: 'Fond d’écran mis à jour',
  updateFailed: 'Impossible de mettre à jour le fond d’écran',
  incomplete: 'Remplissez tous les champs obligatoires',
  published: (count: number) =>
    count === 1 ? 'Voir le fond d’écran publié' : `Voir les ${count} fonds d’écran publiés`,
} satisfies typeof english;
