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
  passwordLost:
    'Le mot de passe enregistré n’est pas lisible, car le secret de session a changé, par exemple après une restauration. Saisissez-le de nouveau.',
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
    failedBecause: (reason: string) => `Les réglages sont enregistrés, mais le test a échoué. ${reason}`,
    problems: {
      wrongSecurity:
        'Le serveur n’utilise pas ce chiffrement sur ce port. Le port 465 demande TLS ; 587 et 25 demandent STARTTLS.',
      noStarttls: 'Le serveur ne propose pas STARTTLS sur ce port. Choisissez TLS avec le port 465.',
      untrusted: 'Le certificat du serveur est autosigné, ou son émetteur est inconnu ici.',
      expired: 'Le certificat du serveur a expiré.',
      notYetValid: 'Le certificat du serveur n’est pas encore valable. Vérifiez l’heure des deux machines.',
      otherName: 'Le certificat du serveur porte un autre nom. Saisissez le nom qui figure dans le certificat.',
      login: 'Le serveur a refusé l’identifiant ou le mot de passe.',
      noServer: 'Aucun serveur de mail ne répond sur ce port. Vérifiez le serveur et le port.',
      noHost: 'Aucun serveur ne porte ce nom. Vérifiez la saisie.',
      unreachable: 'Le réseau de ce serveur est inaccessible.',
      greeting: 'Le serveur est joignable, mais muet. Un port pour TLS, comme 465, demande le chiffrement TLS.',
      timeout: 'Le serveur a mis trop de temps à répondre. Un pare-feu bloque peut-être ce port.',
      tls: 'La connexion chiffrée a échoué. Essayez un autre chiffrement ou un autre port.',
      closed: 'Le serveur a fermé la connexion.',
    },
  },
  errors: {
    host: 'Saisissez un nom de serveur, comme smtp.example.com.',
    port: 'Saisissez un nombre de 1 à 65535.',
    security: 'Choisissez dans la liste.',
    passwordAgain: 'Saisissez aussi le mot de passe : le serveur, le port, le chiffrement ou l’identifiant a changé.',
    tooLong: 'C’est trop long.',
    sender: 'Saisissez une adresse, ou un nom avec une adresse entre < >.',
    to: 'Saisissez une adresse, comme moi@example.com.',
    siteUrl: 'Saisissez l’adresse du site entier, comme https://wallpapers.example.',
  },
} satisfies typeof english;
