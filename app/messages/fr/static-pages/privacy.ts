import type { privacy as english } from '../../en/static-pages/privacy';
export const privacy = {
  title: 'Politique de confidentialité',
  description: (siteName: string | undefined) =>
    `Ce que ${siteName} conserve au sujet de ses visiteurs, ce qu’il compte et quand il l’efface.`,
  lead: (siteName: string) =>
    `Ce que ${siteName} conserve à votre sujet, pourquoi et pendant combien de temps. C’est peu de chose.`,
  short: {
    title: 'En bref',
    points: [
      'Vous n’avez pas besoin de compte. Il n’y a ni publicité ni suivi, et rien n’est chargé depuis d’autres entreprises.',
      'Vous ne recevez un cookie que dans sept cas : après l’envoi d’un formulaire (pendant une minute), et quand vous choisissez les petites images, choisissez un thème clair ou sombre, choisissez les images sans titres, gardez la taille de votre écran, gardez un fond d’écran ou nous demandez de retenir une langue.',
      'Nous ne conservons votre e-mail que si vous nous le donnez, pour la newsletter ou avec un message. Écrivez-nous et nous l’effaçons.',
    ],
  },
  cookies: {
    title: 'Cookies et stockage dans votre navigateur',
    flash: {
      names: '[flash] ou [__Host-flash]',
      text: 'Créé après l’envoi d’un formulaire. Il apporte un message à la page suivante, comme « Message envoyé ». Il est effacé dès que cette page l’affiche, ou après 60 secondes.',
    },
    smallPictures:
      'Créé quand vous choisissez « Petites images » ou « Images complètes » en bas d’une page. Il retient votre choix pendant un an et disparaît quand vous revenez à ce que vous auriez sans lui.',
    theme:
      'Créé quand vous choisissez Clair ou Sombre en bas d’une page. Il retient votre choix pendant un an. « Système » l’efface.',
    myScreen:
      'Créé quand vous cliquez sur « C’est mon écran ». Il garde une largeur et une hauteur pendant un an au plus. Les formulaires et les filtres qui demandent votre écran commencent par elles. « Oublier mon écran » l’efface.',
    list: 'Créé quand vous cliquez sur « Garder » pour un fond d’écran. Il contient l’adresse secrète de votre liste pendant un an. Nous conservons la liste avec son titre et ses notes, mais pas son auteur. Elle est supprimée deux ans après la dernière visite, ou quand vous la supprimez. Les [sauvegardes] peuvent la contenir plus longtemps.',
    language:
      'Créé quand vous cliquez sur « Retenir cette langue » en bas d’une page. Il garde la langue pendant un an. Seule la page d’accueil le lit, pour vous proposer un lien. Pour la personne qui administre, [admin-language] garde la langue de l’administration.',
    session: {
      names: '[sid] ou [__Host-sid]',
      text: 'Seulement pour la personne qui administre, après la connexion. C’est un nombre aléatoire qui identifie la session pendant sept jours au plus.',
    },
    tab: 'Tant qu’un onglet est ouvert, votre navigateur retient où vous étiez : les listes que vous avez vues, jusqu’où vous avez défilé et que vous êtes venu. Rien de cela ne nous est envoyé. Le navigateur de la personne qui administre retient aussi si les raccourcis clavier sont désactivés.',
    screen:
      'La page « Pour mon écran » demande à votre navigateur la largeur de sa fenêtre et le type de son écran. La réponse sert à choisir la taille par laquelle vous commencez. Nous ne la conservons pas.',
  },
  counting: {
    title: 'Ce que nous comptons',
    downloads: 'Les [téléchargements], par fond d’écran et par jour. Nous ne notons pas qui télécharge.',
    users:
      'Les [utilisateurs actifs], c’est-à-dire le nombre de visiteurs différents des 30 derniers jours. Pour cela, nous transformons votre adresse réseau et le nom de votre navigateur en une empreinte. Nous utilisons un nombre secret aléatoire qui change chaque mois et qui est effacé un mois après. Une empreinte ne peut pas redevenir une adresse. Nous la gardons avec le jour de votre dernière visite et effaçons les deux après 30 jours.',
    missedSearches:
      'Les [recherches sans résultat], par jour. Nous gardons seulement les mots qu’au moins deux visiteurs ont cherchés, sans noter qui, et les effaçons après 30 jours. Pour distinguer deux visiteurs, nous transformons votre adresse réseau et vos mots en une empreinte. Nous utilisons un nombre secret aléatoire propre à ce jour. Ce nombre et les empreintes sont effacés peu après la fin du jour, et les sauvegardes du site ne les contiennent pas.',
  },
  limits: {
    title: 'Limites contre les abus',
    text: 'Pour écarter les robots, le site compte combien de fois une adresse réseau se connecte, s’inscrit, nous écrit, télécharge, recherche ou fait autre chose qui donne du travail au serveur. Nous gardons l’adresse et le compte tant que la limite dure, d’une minute à un jour. Ils sont effacés environ une heure plus tard.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Si vous vous [inscrivez], nous conservons votre e-mail, l’heure et la langue de la page. Nous ne les utilisons que pour la newsletter de ce site. Si le site peut envoyer des e-mails, vous recevez d’abord un lien pour confirmer que l’adresse est à vous. Les adresses non confirmées sont effacées après 48 heures. La personne qui administre peut voir la liste et l’exporter pour envoyer la newsletter. Nous gardons votre adresse jusqu’à ce que vous vous désinscriviez avec le lien reçu, ou que vous nous demandiez de la retirer : [écrivez-nous] depuis cette adresse. Nous l’effaçons alors aussitôt de la base de données. Les [sauvegardes] peuvent la garder plus longtemps.',
  },
  messages: {
    title: 'Messages',
    text: 'Quand vous utilisez le [formulaire de contact], nous conservons votre adresse, l’objet, le message et l’heure, pour que la personne qui administre puisse lire et répondre. Nous conservons aussi s’il a été lu et a reçu une réponse. Le message peut être transféré à la boîte de la personne qui administre ou exporté dans un fichier. Il reste jusqu’à ce qu’elle l’efface ou que vous nous le demandiez. Il est alors aussitôt effacé de la base de données. Les [sauvegardes] peuvent le garder plus longtemps. Un signalement d’un fond d’écran contient aussi votre nom et le problème que vous décrivez. La personne qui administre peut supprimer votre nom et votre adresse ; ce qui a été décidé est conservé.',
  },
  pictures: {
    title: 'Images',
    text: 'Les fichiers envoyés restent inchangés sur le serveur, et aucune page ne les montre aux visiteurs. Tout ce que les visiteurs voient et téléchargent, y compris « Original », est une copie sans données d’appareil photo, sans lieux et sans autres notes. Seul le profil de couleurs reste, et les crédits de la page du fond d’écran sont écrits dans la copie : auteur, source, licence, et si l’image a été faite par une IA. La page du fond d’écran affiche le titre, la description, les tags, l’auteur, la source et la licence. Ils peuvent venir de notes du fichier envoyé.',
  },
  backups: {
    title: 'Sauvegardes',
    text: 'La personne qui administre peut garder des sauvegardes de tout le site : images, adresses de la newsletter, messages et empreintes des utilisateurs actifs. Ce qui est effacé du site reste dans les sauvegardes antérieures jusqu’à ce qu’elles soient effacées aussi. Si le site fait des sauvegardes automatiques, les nouvelles remplacent les plus anciennes.',
  },
  logs: {
    title: 'Journaux et autres entreprises',
    text: 'Le site note une ligne par requête : l’heure, le type de page (comme « un tag », pas lequel), le résultat, la durée, la quantité envoyée et un nombre aléatoire. La ligne ne contient ni adresse réseau, ni nom de navigateur, ni rien de ce que vous avez saisi. Les erreurs sont notées aussi, pour pouvoir être corrigées. La personne qui administre décide combien de temps les journaux sont gardés. L’entreprise qui héberge le serveur ou le relie à internet peut avoir les siens.',
    others:
      'Les pages ne chargent rien d’ailleurs : ni polices, ni scripts, ni compteurs. Les boutons de partage sont de simples liens. L’autre site n’apprend quelque chose de vous que si vous en suivez un.',
  },
  rights: {
    title: 'Vos droits',
    text: 'Vous pouvez demander quelles données à votre sujet sont conservées ici et demander qu’elles soient corrigées ou effacées. [Écrivez-nous] depuis l’adresse concernée. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
    textOrEmail: (address: string) =>
      `Vous pouvez demander quelles données à votre sujet sont conservées ici et demander qu’elles soient corrigées ou effacées. [Écrivez-nous] ou envoyez un e-mail à [${address}] depuis l’adresse concernée. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.`,
  },
} satisfies typeof english;
