import type { reportList as english } from '../../en/reports/report-list';

export const reportList = {
  from: 'De',
  anonymous: 'Sans nom',
  hide: 'Masquer maintenant',
  show: 'Montrer à nouveau',
  close: 'Fermer',
  reopen: 'Rouvrir',
  forget: 'Supprimer le nom et l’e-mail',
  answer: 'Répondre',
  words: 'Motifs de la décision',
  send: 'Envoyer par e-mail',
  save: 'Noter la réponse',
  noMail:
    'L’e-mail n’est pas configuré, ou aucune adresse n’a été donnée : copiez le texte et envoyez-le. Il reste dans le journal.',
  copy: 'Copier le texte',
  named: (action: string, title: string) => `${action}: ${title}`,
  state: { shown: 'Sur le site', hidden: 'Masqué', trashed: 'Dans la corbeille', gone: 'Supprimé définitivement' },
  closed: 'Fermé',
  events: {
    received: 'Reçu',
    hidden: 'Masqué',
    shown: 'Montré à nouveau',
    answered: 'Répondu',
    closed: 'Fermé',
    reopened: 'Rouvert',
  },
  mailed: 'par e-mail',
  failed: 'Le signalement n’a pas pu être modifié',
  template: (title: string, page: string, isHidden: boolean) =>
    `Nous avons reçu votre signalement à propos de « ${title} » (${page}) et l’avons examiné.\n\nNotre décision : ${isHidden ? 'nous ne montrons plus cette image' : 'nous continuons à montrer cette image'}.\n\nFaits : …\nMotif (loi ou nos conditions) : …\n\nAucun moyen automatisé n’a été utilisé. Vous pouvez contester en répondant à cet e-mail, ou saisir un organe de règlement extrajudiciaire ou un tribunal.`,
} satisfies typeof english;
