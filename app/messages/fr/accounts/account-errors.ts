import type { accountErrors as english } from '../../en/accounts/account-errors';
export const accountErrors = {
  wrongLogin: 'Identifiant ou mot de passe incorrect',
  endedKept: 'Votre session a expiré. Connectez-vous pour continuer. Votre saisie est conservée.',
  resumed:
    'Vous êtes de nouveau connecté. Rien n’est encore enregistré : vérifiez les données et cliquez à nouveau sur le bouton.',
  noUsername: 'Saisissez votre identifiant.',
  noPassword: 'Saisissez votre mot de passe.',
  noCurrent: 'Saisissez votre mot de passe actuel.',
  noRepeated: 'Saisissez encore une fois le nouveau mot de passe.',
  wrongCurrent: 'Ce n’est pas votre mot de passe actuel.',
  sameAsCurrent: 'C’est votre mot de passe actuel.',
  notRepeated: 'Il ne correspond pas au nouveau mot de passe.',
  tooLong: (max: number) => `Utilisez ${max} caractères au plus.`,
  tooShort: (min: number) => `Utilisez au moins ${min} caractères.`,
  isUsername: 'Le mot de passe ne peut pas être l’identifiant.',
  isCommon: 'C’est l’un des 10 000 mots de passe les plus courants. Choisissez-en un autre.',
  noCode: 'Saisissez le code.',
  codeNeeded: 'Le mot de passe est correct. Envoyez aussi le code du second facteur.',
  wrongCode: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  wrongFirstCode: 'Ce code est incorrect. Vérifiez l’heure de votre appareil, puis saisissez le code suivant.',
  lateCode: 'Le délai est dépassé. Recommencez.',
  unreadableFactor:
    'SESSION_SECRET a changé : les codes ne peuvent plus être vérifiés. Saisissez un code de récupération, ou lancez « npm run second-factor -- --off » sur le serveur.',
  unreadableUntilOff:
    'SESSION_SECRET a changé : les codes de votre application ne peuvent plus être vérifiés. Désactivez le second facteur, puis configurez-le de nouveau.',
} satisfies typeof english;
