import type { contact as english } from '../../en/contact/contact';
export const contact = {
  title: 'Contact',
  description: (siteName: string) =>
    `Écrivez à l’équipe de ${siteName} : posez une question, signalez une image ou partagez une idée.`,
  lead: 'Posez une question, signalez un problème ou une image qui n’a pas sa place ici. Nous lisons tous les messages.',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sent: 'Votre message est arrivé. Vous pouvez en envoyer un autre.',
  sentToast: { title: 'Message envoyé', text: 'Merci ! Nous vous répondrons bientôt.' },
  failed: { title: 'Envoi impossible :', text: 'Réessayez plus tard.' },
  hints: {
    title: 'Avant d’écrire',
    help: 'Le [Centre d’aide] répond aux questions les plus fréquentes.',
    picture: 'Si vous écrivez au sujet d’une image, collez le lien de sa page.',
    privacy:
      'Nous conservons votre e-mail et votre message pour pouvoir vous répondre. Consultez la [Politique de confidentialité].',
    email: (address: string) => `Vous pouvez aussi nous écrire à [${address}].`,
  },
} satisfies typeof english;
