import type { letters as english } from '../../en/newsletter/letters';
import { exactCount } from '../numbers';

/** The letter that is being written, and the archive. */
export const letters = {
  title: 'Newsletter',
  archive: 'Anciennes newsletters',
  lead: 'Les newsletters que nous avons envoyées.',
  none: 'Aucune newsletter pour le moment.',
  draft: 'Prochaine newsletter',
  subject: 'Objet',
  words: 'Texte au-dessus des fonds d’écran',
  wordsHint: 'Texte brut. Une ligne vide commence un paragraphe.',
  pictures: 'Fonds d’écran',
  picturesHint: 'Jusqu’à 12. Nouveaux depuis la dernière newsletter, sélection d’abord.',
  noPictures: 'Aucun nouveau fond d’écran depuis la dernière newsletter.',
  save: 'Enregistrer',
  test: 'Me l’envoyer',
  send: 'Envoyer maintenant',
  saved: 'Newsletter enregistrée',
  tested: 'Test envoyé',
  started: 'L’envoi a commencé',
  previewHtml: 'Aperçu du mail',
  previewText: 'Aperçu du texte',
  noMail:
    'L’envoi n’est pas encore possible. Réglez SMTP_URL, MAIL_FROM ou CONTACT_EMAIL, et SITE_URL. Les adresses sont gardées pour plus tard.',
  noContact: 'Réglez CONTACT_EMAIL pour recevoir un test.',
  testFailed: 'Le serveur de mail a refusé le test. Vérifiez SMTP_URL, puis réessayez.',
  failed: 'Impossible d’enregistrer la newsletter',
  past: 'Newsletters envoyées',
  readers: (count: number) =>
    `${exactCount(count)} ${count === 1 ? 'adresse confirmée la recevra.' : 'adresses confirmées la recevront.'}`,
  progress: (sent: number, waiting: number, failed: number, unknown: number) =>
    [
      `${exactCount(sent)} envoyés`,
      waiting > 0 && `${exactCount(waiting)} en attente`,
      failed > 0 && `${exactCount(failed)} refusés`,
      unknown > 0 && `${exactCount(unknown)} sans réponse, non renvoyés`,
    ]
      .filter(Boolean)
      .join(', '),
  errors: {
    subject: 'Saisissez un objet de 200 caractères au plus.',
    words: 'Le texte peut avoir 10 000 caractères au plus.',
    wallpapers: 'Choisissez 12 fonds d’écran au plus.',
  },
} satisfies typeof english;
