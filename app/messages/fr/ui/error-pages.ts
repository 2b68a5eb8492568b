import type { errorPages as english } from '../../en/ui/error-pages';
export const errorPages = {
  pages: {
    400: { title: 'Requête incorrecte', description: 'Nous ne pouvons pas traiter votre requête.' },
    401: { title: 'Non connecté', description: 'Vous devez vous connecter pour voir cette page.' },
    403: { title: 'Accès refusé', description: 'Vous n’avez pas l’autorisation de voir cette page.' },
    404: { title: 'Page introuvable', description: 'La page que vous cherchez n’existe pas.' },
    410: { title: 'Plus disponible', description: 'Cette page a été retirée.' },
    429: {
      title: 'Trop de requêtes',
      description: 'Vous avez fait trop de requêtes. Ralentissez et réessayez dans un instant.',
    },
    500: { title: 'Erreur du serveur', description: 'Une erreur est survenue de notre côté.' },
    502: {
      title: 'Mauvaise passerelle',
      description: 'Nous avons reçu une réponse non valide d’un autre serveur.',
    },
    503: { title: 'De retour bientôt', description: 'Nous sommes de retour bientôt. Réessayez plus tard.' },
    504: {
      title: 'Délai dépassé',
      description: 'Le serveur a mis trop de temps à répondre. Réessayez plus tard.',
    },
  },
  noConnection: {
    title: 'Pas de connexion',
    description: 'Nous n’arrivons pas à joindre le site. Vérifiez votre connexion et réessayez.',
  },
  status: (status: number) => `HTTP ${status}`,
  logIn: 'Se connecter',
  tryAgain: 'Réessayer',
  goHome: 'Aller à l’accueil',
  errorId: 'ID de l’erreur : [id]',
} satisfies typeof english;
