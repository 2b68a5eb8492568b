import type { confirmation as english } from '../../en/newsletter/confirmation.server';
export const confirmation = {
  job: (id: number) => `Confirmation ${id}`,
  subject: (siteName: string) => `Confirmez votre inscription à ${siteName}`,
  body: (siteName: string, confirm: string, unsubscribe: string) =>
    `Quelqu’un, vous nous l’espérons, a saisi cette adresse pour s’inscrire à la newsletter de ${siteName}.

Pour confirmer, ouvrez ce lien dans les 48 heures et cliquez sur le bouton :
${confirm}

Si ce n’était pas vous, ne faites rien. Nous n’enverrons rien d’autre et nous effacerons votre adresse.
Pour l’effacer maintenant : ${unsubscribe}
`,
  usedLink: 'Ce lien a déjà servi ou a plus de 48 heures. Vous pouvez vous inscrire à nouveau.',
} satisfies typeof english;
