import type { siteMail as english } from '../../en/site/mail';

export const siteMail = {
  fixed: (variable: string) => `Fixé par ${variable} dans l’environnement.`,
  serverFixed: (variable: string) => `Le serveur de mail est fixé par ${variable} dans l’environnement.`,
  host: 'Serveur de mail',
  hostHint: 'Comme smtp.example.com. Laissez vide pour ne pas envoyer de mail.',
  port: 'Port',
  security: 'Chiffrement',
  securities: {
    starttls: 'STARTTLS',
    tls: 'TLS',
    none: 'Aucun',
  },
  user: 'Identifiant',
  password: 'Mot de passe',
  passwordKept: 'Enregistré chiffré. Laissez vide pour le garder.',
  to: 'Votre adresse',
  toHint:
    'Reçoit messages, signalements et tests. Les visiteurs la voient sur les pages contact, aide, conditions et confidentialité.',
  sender: 'Expéditeur',
  senderHint: 'Comme Ma galerie <galerie@example.com>. Laissez vide pour utiliser votre adresse.',
  siteUrl: 'Adresse de votre site',
  siteUrlHint:
    'Pour les liens dans les e-mails, comme https://wallpapers.example. Derrière un proxy, définissez plutôt SITE_URL dans l’environnement.',
  save: 'Enregistrer',
  sendTest: 'Enregistrer et envoyer un test',
  saved: 'Réglages de mail enregistrés',
  failed: 'Les réglages de mail n’ont pas pu être enregistrés',
  test: {
    incomplete: 'Saisissez d’abord un serveur de mail et votre adresse.',
    subject: (siteName: string) => `Test de ${siteName}`,
    body: (siteName: string) => `Si vous pouvez lire ceci, ${siteName} peut envoyer des mails.\n`,
    sent: 'Test envoyé. Regardez votre boîte de réception.',
    failedWith: (answer: string) =>
      `Les réglages sont enregistrés, mais le serveur de mail a refusé le test : ${answer}`,
  },
  errors: {
    host: 'Saisissez un nom de serveur, comme smtp.example.com.',
    port: 'Saisissez un nombre de 1 à 65535.',
    security: 'Choisissez dans la liste.',
    tooLong: 'C’est trop long.',
    sender: 'Saisissez une adresse, ou un nom avec une adresse entre < >.',
    to: 'Saisissez une adresse, comme moi@example.com.',
    siteUrl: 'Saisissez l’adresse du site entier, comme https://wallpapers.example.',
  },
} satisfies typeof english;
