import type { siteSetup as english } from '../../en/site/setup';

export const siteSetup = {
  title: (done: number, total: number) => `Mise en place : ${done} sur ${total}`,
  skip: 'Passer',
  skipNamed: (step: string) => `Passer : ${step}`,
  skipped: (count: number) => `${count} passées`,
  steps: {
    password: {
      title: 'Choisissez votre mot de passe',
      why: 'Le premier a été généré ou vient de l’environnement.',
    },
    name: {
      title: 'Nommez le site',
      why: 'Nom, titre, couleur d’accent et liens.',
    },
    texts: {
      title: 'Écrivez vos textes',
      why: 'Mentions légales, conditions, confidentialité ou quelques mots sur vous.',
    },
    mail: {
      title: 'Réglez le mail',
      why: 'Les messages et signalements vous parviennent, les newsletters arrivent à vos lecteurs.',
    },
    pictures: {
      title: 'Ajoutez des fonds d’écran',
      why: 'Ou importez un dossier : npm run import -- DOSSIER. Ou essayez la démo : npm run demo.',
    },
    address: {
      title: 'Fixez l’adresse',
      why: 'Derrière un proxy, réglez SITE_URL et TRUST_PROXY dans .env, puis redémarrez. Les mails aux abonnés en ont besoin.',
    },
  },
} satisfies typeof english;
