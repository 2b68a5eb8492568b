import type { uploadQueue as english } from '../../en/uploads/upload-queue';
import { counted } from '../numbers';

const files = (count: number) => counted(count, 'fichier', 'fichiers');
export const uploadQueue = {
  title: 'Envoyer des fonds d’écran en nombre',
  one: 'En envoyer un seul',
  form: {
    category: 'Catégorie pour tous',
    device: 'Appareil pour tous',
    guessFromPicture: 'D’après l’image',
    allHint: 'Vaut pour les nouveaux fichiers et les champs vides. Pour modifier d’autres lignes, sélectionnez-les.',
    allHintWithoutScripts:
      'Chaque fichier a besoin d’une catégorie. Choisissez-en une, sauf si les noms des fichiers l’indiquent.',
    images: 'Images',
    hint: (minSize: string, maxMb: number) =>
      `Choisissez des fichiers, ou déposez-les ou collez-les ici : JPG, PNG, WEBP ou AVIF, d’au moins ${minSize} pixels et ${maxMb} Mo au plus chacun.`,
    hintWithoutScripts: (minSize: string, maxMb: number, maxFiles: number) =>
      `JPG, PNG, WEBP ou AVIF, d’au moins ${minSize} pixels et ${maxMb} Mo au plus chacun, jusqu’à ${files(maxFiles)} à la fois. Les titres, tags et tailles sont remplis d’après les fichiers.`,
  },
  session: {
    kept: 'Les fichiers et votre saisie sont toujours là. Reconnectez-vous et continuez.',
    goOn: 'Continuer',
  },
  list: {
    label: 'Fichiers',
    selectAll: 'Tout sélectionner',
    show: 'Fichiers affichés',
    withCount: (label: string, count: number) => `${label} (${count})`,
    all: 'Tous',
    incomplete: { label: 'Incomplets', none: 'Tous les fichiers sont complets.' },
    similar: { label: 'À décider', none: 'Il n’y a rien à décider.' },
    failed: { label: 'En échec', none: 'Aucun fichier n’a échoué.' },
  },
  selected: {
    label: 'Fichiers sélectionnés',
    category: 'Catégorie des fichiers sélectionnés',
    device: 'Appareil des fichiers sélectionnés',
    tags: 'Tags ajoutés aux fichiers sélectionnés',
    keepCategory: 'Catégorie : sans changement',
    keepDevice: 'Appareil : sans changement',
    tagsPlaceholder: 'Tags à ajouter, séparés par des virgules',
    apply: (count: number, published: number) =>
      published > 0 ? `Appliquer à ${files(count)}, dont ${published} déjà publiés` : `Appliquer à ${files(count)}`,
  },
  row: {
    select: (file: string) => `Sélectionner ${file}`,
    fields: {
      title: (file: string) => `Titre de ${file}`,
      categoryId: (file: string) => `Catégorie de ${file}`,
      deviceType: (file: string) => `Appareil de ${file}`,
      tags: (file: string) => `Tags de ${file}`,
    },
    selectCategory: 'Choisissez une catégorie',
    tagsPlaceholder: 'Tags, séparés par des virgules',
    names: { title: 'titre', categoryId: 'catégorie', deviceType: 'appareil', tags: 'tags' },
    needs: (names: string[]) => `Il manque : ${names.join(', ')}`,
    unreadable: 'Votre navigateur ne peut pas lire cette image. Elle est peut-être endommagée.',
    uploading: (percent: number) => `Envoi ${percent} %`,
    processing: 'Traitement…',
    progress: (file: string) => `Envoi de ${file}`,
    showIt: 'Le voir',
    similar: 'Ressemble à une image de la galerie',
    incomplete: 'Incomplet',
    waiting: 'En attente',
    reading: 'Lecture…',
    ready: 'Prêt',
    cancelled: 'Annulé',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    uploaded: 'Envoyé',
    actions: { retry: 'Réessayer', cancel: 'Annuler', remove: 'Retirer' },
    actionOn: (action: string, file: string) => `${action} : ${file}`,
  },
  totals: {
    running: (count: number) => `${count} en cours`,
    pending: (count: number) => `${count} à envoyer`,
    refused: (count: number) => `${count} ne peuvent pas être envoyés`,
    upload: (count: number) => (count > 0 ? `Envoyer ${files(count)}` : 'Envoyer'),
    retry: (count: number) => `Réessayer ${counted(count, 'fichier en échec', 'fichiers en échec')}`,
    cancelAll: 'Tout annuler',
    clear: 'Retirer les fichiers envoyés',
    progress: 'Tous les envois',
  },
  leave: {
    uploading: {
      title: 'Quitter pendant l’envoi de fichiers ?',
      text: 'Les envois en cours s’arrêtent. Les fonds d’écran déjà envoyés restent.',
    },
    unsent: (count: number) => ({
      title: `Quitter avec ${files(count)} à envoyer ?`,
      text: 'La liste et votre saisie sont perdues. Les fonds d’écran déjà envoyés restent.',
    }),
    unsaved: {
      title: 'Quitter sans enregistrer ?',
      text: 'Vos modifications de fonds d’écran déjà envoyés ne sont pas encore enregistrées.',
    },
  },
} satisfies typeof english;
