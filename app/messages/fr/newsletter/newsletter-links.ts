import type { newsletterLinks as english } from '../../en/newsletter/newsletter-links';
export const newsletterLinks = {
  confirm: {
    title: 'Confirmez votre adresse',
    description: 'La dernière étape pour vous inscrire à la newsletter.',
    text: '[address] recevra notre newsletter. Chaque numéro a un lien de désinscription.',
    notNow: 'Pas maintenant',
    confirm: 'Confirmer',
    confirming: 'Confirmation…',
    done: { title: 'C’est fait !', text: 'Votre adresse est confirmée' },
  },
  unsubscribe: {
    title: 'Se désinscrire',
    description: 'Se désinscrire de la newsletter.',
    heading: (siteName: string) => `Se désinscrire de ${siteName}`,
    text: '[address] ne recevra plus de newsletter. Nous effaçons aussitôt l’adresse de notre liste.',
    keep: 'Rester inscrit',
    unsubscribe: 'Me désinscrire',
    unsubscribing: 'Désinscription…',
    done: 'Vous êtes désinscrit',
    doneText: 'Nous avons effacé votre adresse de notre liste. Vous pouvez [vous réinscrire] quand vous voulez.',
    contactSubject: 'Effacez mon adresse',
    unknown: 'Il n’y a rien à désinscrire',
    unknownText:
      'Ce lien ne correspond à aucune adresse de notre liste. Soit nous l’avons déjà effacée, soit le lien est incomplet. Si vous recevez encore des newsletters, [écrivez-nous].',
  },
} satisfies typeof english;
