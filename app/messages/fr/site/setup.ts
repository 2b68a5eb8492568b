import type { siteSetup as english } from '../../en/site/setup';

export const siteSetup = {
  title: (done: number, total: number) => `Mise en place : ${done} sur ${total}`,
  skip: 'Passer',
  skipNamed: (step: string) => `Passer : ${step}`,
  skipped: (count: number) => `${count} passées`,
  steps: {
    password: {
      title: 'Choisissez votre mot de passe',
      why: 'L’actuel a été généré ou défini dans l’environnement.',
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
      title: 'Définissez l’adresse du site',
      why: 'Les newsletters en ont besoin. Derrière un proxy, définissez plutôt SITE_URL et TRUST_PROXY dans l’environnement.',
    },
  },
} satisfies typeof english;
