import type { terms as english } from '../../en/static-pages/terms';
export const terms = {
  title: 'Conditions d’utilisation',
  description: (siteName: string | undefined) =>
    `Ce que vous pouvez faire des fonds d’écran de ${siteName} et ce que nous vous demandons.`,
  lead: () =>
    'Assez courtes pour être lues. Les images sont gratuites pour vos propres écrans. Le reste relève du bon sens.',
  service: {
    title: 'À propos de ce site',
    text: (siteName: string) =>
      `${siteName} est une galerie de fonds d’écran pour ordinateurs, téléphones et tablettes. Regarder, rechercher, télécharger et partager est gratuit et ne demande pas de compte. En utilisant le site, vous acceptez ces conditions. Si vous ne les acceptez pas, ne l’utilisez pas.`,
  },
  use: {
    title: 'Ce que vous pouvez faire des images',
    allowed:
      'Vous pouvez télécharger tous les fonds d’écran et les utiliser sur tous vos appareils, aussi longtemps que vous voulez. Vous pouvez partager le lien de toutes les pages.',
    ask: 'Les droits sur une image appartiennent à la personne qui l’a créée. Si la description de l’image ne dit pas autre chose, demandez avant de l’imprimer, de la vendre, de l’utiliser dans un produit ou de la publier ailleurs.',
  },
  rights: {
    title: 'Si une image est à vous',
    text: 'La personne qui administre cette galerie choisit et envoie les images. Les visiteurs ne peuvent rien envoyer. Si une image utilise votre œuvre sans votre permission, [dites-le-nous]. Joignez le lien de sa page et montrez que l’œuvre est à vous. Nous examinons tous ces messages et retirons ce qui n’a pas sa place ici.',
  },
  fair: {
    title: 'Un usage équitable du site',
    lead: 'Nous partageons tous un même serveur, alors, s’il vous plaît,',
    requests: [
      'n’essayez pas de contourner ses limites : s’il répond « trop de requêtes », attendez le temps qu’il indique ;',
      'laissez les programmes lire les flux, le plan du site et l’API publique à un rythme humain, et suivez robots.txt ;',
      'ne l’attaquez pas, ne cherchez pas à entrer dans son administration et n’essayez pas d’envoyer quoi que ce soit ;',
      'n’utilisez le formulaire de contact et la newsletter qu’avec votre propre adresse, et pas pour de la publicité.',
    ],
  },
  liability: {
    title: 'Sans garantie',
    text: 'Le site est proposé tel quel. Nous essayons de le garder en ligne et ses images en ordre, mais nous ne promettons ni l’un ni l’autre. Des images peuvent disparaître, des liens peuvent changer et le site peut être indisponible. Dans la mesure permise par la loi, nous ne répondons pas des dommages causés par son utilisation. Vos droits de consommateur ne changent pas.',
  },
  links: {
    title: 'Liens vers d’autres sites',
    text: 'Les liens de partage et de suivi mènent à des sites d’autres entreprises, avec leurs propres conditions. Rien ne leur est envoyé tant que vous ne suivez pas un lien.',
  },
  changes: {
    title: 'Modifications et questions',
    text: 'Nous pouvons modifier ces conditions. Une nouvelle version vaut dès qu’elle apparaît ici. La [Politique de confidentialité] dit comment nous traitons vos données.',
    questions: 'Des questions ? [Écrivez-nous].',
    questionsOrEmail: (address: string) => `Des questions ? [Écrivez-nous] ou envoyez un e-mail à [${address}].`,
  },
} satisfies typeof english;
