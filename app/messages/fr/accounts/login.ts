import type { login as english } from '../../en/accounts/login';
export const login = {
  title: 'Connexion à l’administration',
  description: 'Pour la personne qui administre cette galerie.',
  username: 'Identifiant',
  password: 'Mot de passe',
  code: 'Code',
  codeHint: 'Six chiffres de votre application d’authentification, ou un code de récupération.',
  startAgain: 'Recommencer',
  logIn: 'Se connecter',
  loggingIn: 'Connexion…',
  failed: 'Connexion impossible',
  ended: 'Votre session a expiré. Connectez-vous pour continuer. Rien n’a été modifié.',
  elsewhere: 'Ce n’est pas l’adresse de la galerie : la connexion pourrait échouer ici. Allez à son adresse :',
  resumed: {
    title: 'Vous êtes connecté',
    text: 'Votre saisie est conservée. Elle n’est pas encore enregistrée.',
    continue: 'Reprendre où vous en étiez',
    loading: 'Chargement…',
  },
} satisfies typeof english;
