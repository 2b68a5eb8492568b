import type { access as english } from '../../en/accounts/access';

export const access = {
  title: 'Compte',
  failed: 'Rien n’a été modifié',
  done: {
    off: 'Le second facteur est désactivé',
    cancel: 'Configuration annulée',
    end: 'La session est fermée',
    'end-others': 'Les autres sessions sont fermées',
  },
  factor: {
    title: 'Second facteur',
    state: { off: 'Désactivé', pending: 'Pas encore confirmé', on: 'Activé' },
    about:
      'Après le mot de passe, la connexion demande un code d’une application d’authentification de votre téléphone.',
    on: (since: string, left: number) => `Activé depuis ${since}. Codes de récupération restants : ${left} sur 10.`,
    start: 'Configurer',
    renew: 'Créer de nouveaux codes de récupération',
    off: 'Désactiver',
    scan: 'Scannez cette image avec votre application d’authentification.',
    qr: 'Code QR pour votre application d’authentification',
    key: 'Ou saisissez cette clé dans l’application :',
    open: 'Ouvrir dans une application de cet appareil',
    code: 'Code de l’application',
    codeHint: 'Six chiffres. Le second facteur reste désactivé tant que ce code n’est pas correct.',
    confirm: 'Activer',
    cancel: 'Annuler',
    help: 'Si vous perdez l’application et tous les codes de récupération, lancez « npm run second-factor -- --off » sur le serveur.',
  },
  recovery: {
    title: 'Codes de récupération',
    once: 'Conservez ces codes maintenant. Ils ne seront plus affichés. Chacun remplace une fois un code de l’application.',
    saved: 'Je les ai conservés',
  },
  sessions: {
    title: 'Sessions',
    this: 'Celle-ci',
    unknown: 'Navigateur inconnu',
    on: (browser: string, system: string) => `${browser} sous ${system}`,
    times: (started: string, used: string) => `Ouverte ${started}, dernière utilisation ${used}`,
    end: 'Fermer',
    named: (browser: string, started: string) => `Fermer : ${browser}, ouverte ${started}`,
    passwordHint: 'Nécessaire pour fermer une session.',
    endOthers: 'Fermer toutes les autres',
  },
} satisfies typeof english;
