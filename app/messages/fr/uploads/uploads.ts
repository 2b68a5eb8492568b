import type { uploads as english } from '../../en/uploads/uploads';
import { counted } from '../numbers';
export const uploads = {
  title: 'Envoyer un fond d’écran',
  failed: 'Échec de l’envoi',
  uploadFailed: 'Impossible d’envoyer le fond d’écran',
  uploaded: 'Fond d’écran envoyé',
  skipped: 'Envoi ignoré',
  showIt: 'Le voir',
  form: {
    image: 'Image',
    hint: (maxMb: number) =>
      `Choisissez un fichier, ou déposez-le ou collez-le ici : JPG, PNG, WEBP ou AVIF, ${maxMb} Mo au plus. Les autres champs se remplissent d’après lui. Modifiez ce que vous voulez.`,
    hintWithoutScripts: (maxMb: number) =>
      `Choisissez un fichier : JPG, PNG, WEBP ou AVIF, ${maxMb} Mo au plus. Les champs laissés vides se remplissent d’après lui.`,
    preview: 'Aperçu de l’image choisie',
    noCategory: 'Aucune catégorie',
    button: 'Envoyer le fond d’écran',
    busy: 'Envoi…',
    reading: 'Lecture de l’image…',
    cancel: 'Annuler',
    many: 'En envoyer plusieurs à la fois',
  },
  progress: {
    label: 'Envoi',
    uploading: 'Envoi…',
    processing: 'Traitement…',
    percent: (percent: number) => `${percent} %`,
    cancel: 'Annuler l’envoi',
  },
  leave: {
    uploading: { title: 'Quitter pendant l’envoi de l’image ?', text: 'L’envoi s’arrête.' },
    typed: { title: 'Quitter sans envoyer ?', text: 'L’image et votre saisie sont perdues.' },
  },
  session: {
    ended: 'Votre session a expiré.',
    kept: 'L’image et votre saisie sont toujours là. Reconnectez-vous et envoyez-la.',
    logIn: 'Se connecter (dans un autre onglet)',
  },
  unsent: {
    title: 'Votre session avait expiré, aucun fichier n’a donc été envoyé.',
    pickAgain: (count: number, names: string, more: number) => {
      const list = more > 0 ? `${names} et ${more} de plus` : names;
      return count === 1
        ? `Choisissez à nouveau ce fichier : ${list}.`
        : `Choisissez à nouveau ces ${count} fichiers : ${list}.`;
    },
  },
  incoming: {
    drop: 'Déposez pour envoyer comme nouveaux fonds d’écran',
    added: (count: number) =>
      count === 1
        ? 'Le fichier est dans le formulaire'
        : `${counted(count, 'fichier est', 'fichiers sont')} dans la liste`,
    checkFirst: 'Pas encore envoyé. Vérifiez d’abord les champs.',
  },
  tooManyTags: 'Trop de tags',
} satisfies typeof english;
