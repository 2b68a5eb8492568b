import type { systemChecks as english } from '../../en/operations/system-checks.server';
export const systemChecks = {
  database: 'La base de données ne répond pas.',
  migrationsUnknown: 'La base de données ne peut pas dire quelles migrations ont été appliquées.',
  migration: (name: string | undefined) => `La migration ${name} n’a pas été appliquée.`,
  storage: 'Les fichiers ne peuvent pas être écrits.',
  spaceUnknown: 'L’espace disque libre ne peut pas être lu.',
  space: (megabytes: number, min: number) =>
    `Il ne reste que ${megabytes} Mo libres. Tapeta a besoin d’au moins ${min} Mo.`,
  otherSecret: (host: string) =>
    `Un autre nœud de ce site (${host}) a un SESSION_SECRET différent. Les messages affichés après l’envoi d’un formulaire se perdent entre les nœuds, et les visiteurs sont comptés deux fois. Donnez le même SESSION_SECRET à tous les nœuds.`,
  backup: {
    none: 'Pas encore de sauvegarde',
    failed: (age: string) => `La dernière sauvegarde a échoué. La dernière réussie date d’il y a ${age}.`,
    neverGood: 'La dernière sauvegarde a échoué. Aucune n’a encore réussi.',
    late: (age: string) => `La dernière sauvegarde date d’il y a ${age}. Il devrait y en avoir une par jour.`,
    notStarted: (reason: string) => `Démarrage impossible : ${reason}`,
    stillRunning: 'La dernière sauvegarde est encore en cours, aucune autre n’a donc été lancée.',
  },
  jobs: {
    renditions: (id: string) => `Versions du fond d’écran ${id}`,
    contactMail: (id: string) => `E-mail du message de contact ${id}`,
    answerMail: (id: string) => `Réponse au message ${id}`,
    reportMail: (id: string) => `E-mail de l’événement ${id} d’un signalement`,
    confirmationMail: (id: string) => `E-mail de confirmation de l’abonné ${id}`,
  },
} satisfies typeof english;
