import type { wallpaperEdit as english } from '../../en/curation/wallpaper-edit';
import { counted } from '../numbers';

const focalPoint = (x: number, y: number) =>
  x === 50 && y === 50 ? 'le centre' : `à ${x} % de la gauche, à ${y} % du haut`;
export const wallpaperEdit = {
  title: (title: string | undefined) => `Modifier ${title ?? 'le fond d’écran'}`,
  heading: 'Modifier « [title] »',
  details: 'Informations',
  noDevice: 'Aucun appareil',
  noCategory: 'Aucune catégorie',
  save: 'Enregistrer',
  saveAndNext: 'Enregistrer et continuer',
  suggestedTags: 'Tags suggérés',
  undo: 'Annuler',
  undone: (title: string) => `Annulé : ${title}`,
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  tryLater: 'Réessayez plus tard.',
  backToList: 'Retour à la liste',
  backToEditing: 'Retour à la modification',
  neighbours: { label: 'Fonds d’écran précédent et suivant', previous: 'Précédent', next: 'Suivant' },
  aside: {
    facts: (width: number, height: number, format: string, downloads: number) =>
      `${width} × ${height} px, ${format}, ${counted(downloads, 'téléchargement', 'téléchargements')}`,
    view: 'Voir sur le site',
    download: 'Télécharger',
    delete: 'Supprimer',
    downloadFailed: { title: 'Échec du téléchargement', text: 'Réessayez plus tard' },
  },
  fields: {
    title: 'Titre',
    description: 'Description',
    author: 'Auteur',
    authorUrl: 'Lien vers l’auteur',
    sourceUrl: 'Source',
    licence: 'Licence',
    licenceText: 'Nom de la licence',
    ai: 'Faite par IA',
    deviceType: 'Appareil',
    categoryId: 'Catégorie',
    tags: 'Tags',
    resolution: 'Résolution',
    fileSize: 'Taille du fichier',
    featured: 'À la une',
  },
  values: { yes: 'Oui', no: 'Non', none: 'Rien', deletedCategory: 'Catégorie supprimée' },
  gone: {
    title: 'Ce fond d’écran a été supprimé dans une autre fenêtre',
    error: 'Ce fond d’écran a été supprimé.',
    trash: 'Votre saisie est conservée. Elle n’est pas encore enregistrée. Le fond d’écran est dans la corbeille.',
    forever:
      'Votre saisie est conservée, mais elle ne peut pas être enregistrée : le fond d’écran a été supprimé définitivement. Vous pouvez copier votre texte dans le formulaire ci-dessous.',
    restore: 'Restaurer et enregistrer',
  },
  trashed: {
    heading: '« [title] » est dans la corbeille',
    daysLeft: (days: number) =>
      `Il n’est plus sur le site. Vous pouvez le restaurer pendant ${counted(days, 'jour', 'jours')}.`,
    restore: 'Restaurer',
    restoring: 'Restauration…',
  },
  focal: {
    title: (title: string | undefined) => `Point focal de ${title ?? 'un fond d’écran'}`,
    heading: 'Point focal de « [title] »',
    summary: (x: number, y: number) => `Point focal : ${focalPoint(x, y)}`,
    chosen: 'Les cartes et les recadrages gardent ce point visible. Il a été choisi à la main.',
    found: 'Les cartes et les recadrages gardent ce point visible. Il a été trouvé automatiquement.',
    x: 'Depuis la gauche, %',
    y: 'Depuis le haut, %',
    save: 'Enregistrer le point focal',
    find: 'Le trouver automatiquement',
    saved: 'Point focal enregistré',
    foundAgain: 'Point focal trouvé automatiquement',
    failed: 'Impossible de déplacer le point focal',
  },
  picture: {
    title: (title: string | undefined) => `Remplacer l’image de ${title ?? 'un fond d’écran'}`,
    heading: 'Remplacer l’image de « [title] »',
    label: 'Remplacer l’image',
    hint: (maxMb: number) =>
      `JPG, PNG, WEBP ou AVIF, ${maxMb} Mo au plus. Le lien, les téléchargements et les textes ne changent pas. L’ancienne image va dans la corbeille.`,
    replace: 'Remplacer',
    replacing: 'Remplacement…',
    replaced: 'La nouvelle image est en place. L’ancienne est dans la corbeille.',
    failed: 'Impossible de remplacer l’image',
  },
} satisfies typeof english;
