import type { letters as english, LetterCounts } from '../../en/newsletter/letters';
import { exactCount } from '../numbers';

/** The letter that is being written, and the archive. */
export const letters = {
  title: 'Newsletter',
  draft: 'Prochaine newsletter',
  subject: 'Objet',
  words: 'Texte au-dessus des fonds d’écran',
  wordsHint: 'Texte brut. Une ligne vide commence un paragraphe.',
  pictures: 'Fonds d’écran',
  picturesHint: 'Jusqu’à 12. Nouveaux depuis la dernière newsletter, sélection d’abord.',
  noPictures: 'Aucun nouveau fond d’écran depuis la dernière newsletter.',
  save: 'Enregistrer',
  test: 'Me l’envoyer',
  send: 'Vérifier et envoyer…',
  sendPage: {
    title: 'Envoyer la newsletter',
    question: (subject: string, count: number) =>
      `Envoyer « ${subject} » à ${exactCount(count)} ${count < 2 ? 'adresse' : 'adresses'} ?`,
    consequence: 'Regardez d’abord les aperçus. Un mail envoyé ne peut plus être repris.',
    noReaders: 'Aucun abonné n’a encore confirmé son adresse. Envoyez-la dès qu’il y en aura un.',
    verb: 'Envoyer maintenant',
    busy: 'Envoi...',
    failed: 'La newsletter n’a pas pu être envoyée',
  },
  schedule: {
    title: 'Calendrier',
    change: 'Modifier',
    every: 'Envoyer automatiquement',
    choices: {
      never: 'Seulement quand je l’envoie',
      week: 'Chaque lundi',
      month: 'Le premier de chaque mois',
    },
    atLeast: 'Avec au moins ce nombre de nouveaux fonds d’écran',
    atLeastHint: 'S’il y en a moins, cette newsletter n’est pas envoyée. De 1 à 100.',
    how: (zone: string) =>
      `Elle part après 09:00 (${zone}). Une newsletter enregistrée est envoyée telle quelle ; sinon, Tapeta en écrit une courte avec les fonds d’écran les plus récents.`,
    saved: 'Calendrier enregistré',
    failed: 'Le calendrier n’a pas pu être enregistré',
    automaticSubject: 'Nouveaux fonds d’écran',
    back: 'Retour à la newsletter',
  },
  saved: 'Newsletter enregistrée',
  tested: 'Test envoyé',
  started: 'L’envoi a commencé',
  previewHtml: 'Aperçu du mail',
  previewText: 'Aperçu du texte',
  missing: {
    mail: 'Vous ne pouvez pas encore envoyer de newsletter : le mail n’est pas configuré.',
    address:
      'Vous ne pouvez pas encore envoyer de newsletter. Saisissez d’abord l’adresse de votre site sous Site, Mail.',
  },
  noContact: 'Saisissez votre adresse sous Site, Mail pour recevoir un test.',
  testFailed: 'Le serveur de mail a refusé le test. Vérifiez les réglages sous Site, Mail, puis réessayez.',
  failed: 'Impossible d’enregistrer la newsletter',
  past: 'Newsletters envoyées',
  readers: (count: number) =>
    `${exactCount(count)} ${count === 1 ? 'adresse confirmée la recevra.' : 'adresses confirmées la recevront.'}`,
  progress: ({ sent, waiting, refused, failed, noUtf8, unknown, isFinished }: LetterCounts) =>
    [
      isFinished
        ? `${exactCount(sent)} envoyés`
        : `Envoi en cours : ${exactCount(sent)} envoyés sur ${exactCount(sent + waiting + refused + failed + noUtf8 + unknown)}`,
      isFinished && waiting > 0 && `${exactCount(waiting)} pas encore tentés`,
      failed > 0 && `${exactCount(failed)} non acceptés`,
      refused > 0 && `${exactCount(refused)} sans boîte aux lettres`,
      noUtf8 > 0 &&
        `${exactCount(noUtf8)} dont l’adresse n’est pas prise en charge par votre serveur de mail (pas de SMTPUTF8)`,
      unknown > 0 && `${exactCount(unknown)} sans réponse, non renvoyés`,
    ]
      .filter(Boolean)
      .join(', '),
  stopped: 'L’envoi s’est arrêté, car le serveur de mail refuse sans cesse. Vérifiez les réglages sous Site, Mail.',
  answer: 'Dernière réponse du serveur de mail :',
  rest: (count: number) => `Envoyer le reste (${exactCount(count)})`,
  restNamed: (subject: string) => `Envoyer le reste : ${subject}`,
  errors: {
    subject: 'Saisissez un objet de 200 caractères au plus.',
    words: 'Le texte peut avoir 10 000 caractères au plus.',
    wallpapers: 'Choisissez 12 fonds d’écran au plus.',
    every: 'Choisissez la fréquence.',
    atLeast: 'Saisissez un nombre de 1 à 100.',
  },
} satisfies typeof english;
