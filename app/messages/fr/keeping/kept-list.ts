import type { keptList as english } from '../../en/keeping/kept-list';
import { type Size, sizeOf } from '../../sizes';
import { counted, exactCount } from '../numbers';

export const keptList = {
  title: 'Ma liste',
  shared: 'Une liste de fonds d’écran',
  count: (count: number) => counted(count, 'fond d’écran', 'fonds d’écran'),
  page: (page: number, last: number) => `Page ${page} sur ${last}`,
  secret: 'Cette page a une adresse secrète. Toute personne qui l’a peut modifier la liste.',
  readOnly: 'Quelqu’un a composé cette liste. Vous pouvez la regarder et l’utiliser.',
  empty: {
    title: 'Rien pour l’instant',
    text: 'Appuyez sur « Garder » sur un fond d’écran, et il apparaîtra ici.',
    browse: 'Trouver des fonds d’écran',
  },
  firstNamed: (most: number) => `Cette adresse nomme davantage de fonds d’écran. Voici les ${most} premiers.`,
  use: {
    text: 'Ce navigateur garde les fonds d’écran dans une autre liste, ou encore dans aucune.',
    button: 'Garder les fonds d’écran dans cette liste',
  },
  download: {
    size: 'Taille',
    full: 'Taille réelle',
    mine: (screen: Size) => `Mon écran, ${sizeOf(screen)}`,
    all: 'Tout télécharger',
    part: (from: number, to: number) => `Télécharger de ${exactCount(from)} à ${exactCount(to)}`,
    hint: 'Un ZIP de 500 Mo au plus. Pour un écran, il contient les plus petits fichiers qui le remplissent.',
  },
  changer: 'Utiliser dans un changeur de fond d’écran',
  share: {
    title: 'Partager',
    text: 'Avec ce lien, tout le monde peut voir la liste, mais pas la modifier. Personne ne voit vos notes.',
    address: 'Lien pour les autres',
    undo: 'Partagé avec trop de monde ? Remplacez le lien. L’ancien ne fonctionnera plus.',
    replace: 'Remplacer le lien',
    replaced: 'Lien remplacé',
  },
  device: {
    title: 'Mon autre appareil',
    text: 'Scannez ce code ou ouvrez ce lien sur votre autre appareil. Vous pourrez aussi y modifier la liste.',
    address: 'Lien secret',
    qr: 'Code QR avec le lien secret',
  },
  rename: {
    title: 'Renommer',
    label: 'Titre de la liste',
    save: 'Enregistrer le titre',
    done: 'Titre enregistré',
  },
  delete: {
    title: 'Supprimer cette liste',
    text: 'La liste et ses liens cessent aussitôt de fonctionner. Les fonds d’écran restent dans la galerie.',
    button: 'Supprimer la liste',
    done: 'Liste supprimée',
  },
  pictures: 'Fonds d’écran de cette liste',
  up: (title: string) => `Monter ${title}`,
  down: (title: string) => `Descendre ${title}`,
  remove: 'Retirer',
  removeNamed: (title: string) => `Retirer ${title}`,
  /** For screen readers, after a change. */
  moved: (title: string, place: number, total: number) => `${title} est maintenant à la place ${place} sur ${total}`,
  removed: (title: string) => `${title} : retiré de la liste`,
  edit: 'Note',
  editNamed: (title: string) => `Note sur ${title}`,
  note: 'Note, pour vous seul',
  save: 'Enregistrer',
  previous: 'Précédents',
  next: 'Suivants',
  failed: 'Impossible d’enregistrer. Réessayez plus tard.',
} satisfies typeof english;
