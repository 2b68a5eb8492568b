import type { help as english } from '../../en/static-pages/help';
export const help = {
  title: 'Centre d’aide',
  description: (siteName: string | undefined) =>
    `Comment trouver, télécharger et appliquer un fond d’écran sous Windows, macOS, Android, iPhone, iPad et Linux avec ${siteName}.`,
  lead: (siteName: string) =>
    `Comment trouver un fond d’écran sur ${siteName}, l’obtenir à la bonne taille et l’appliquer.`,
  find: {
    title: 'Trouver un fond d’écran',
    search:
      'La recherche regarde les titres, les tags, les catégories et les descriptions. Tous vos mots doivent correspondre, mais le début de chacun suffit. Si vous faites une faute, nous la corrigeons et vous disons ce que nous avons cherché. Si rien ne correspond à tous vos mots, vous voyez ce qui correspond à la plupart.',
    operators:
      'Une taille comme « 3840x2160 » trouve les fonds d’écran de cette taille. « -voitures » écarte tout ce qui contient ce mot, et les guillemets gardent des mots ensemble. Vous pouvez garder ou partager le lien d’une recherche.',
    filters:
      '[Filtres], au-dessus d’une liste, la limite par appareil, forme, taille minimale, couleur ou ton. Vous pouvez aussi trier la liste et exclure des tags. Chaque option dit combien de fonds d’écran elle trouverait. Les images « Noir pur » éteignent au moins la moitié des pixels d’un écran OLED. Le lien de la page garde vos filtres, et chaque liste filtrée a un flux.',
    home: '[Accueil] montre d’abord les fonds d’écran à la une. L’ordre des autres change toutes les dix minutes : il y a toujours du nouveau en haut.',
    devices:
      '[Fonds d’écran pour PC], [Fonds d’écran pour mobile] et, s’il y en a, les fonds d’écran pour tablette ont leur propre liste. « Les deux » les montre l’une sous l’autre.',
    random:
      '[Au hasard] montre les fonds d’écran dans un ordre aléatoire, et [Mélanger] leur en donne un autre. L’ordre ne change pas pendant que vous parcourez la liste : vous ne voyez aucune image deux fois.',
    categories:
      'Les catégories sont dans la rangée au-dessus des listes. Chaque carte montre aussi sa catégorie et ses tags. Choisissez-en un pour voir tous ses fonds d’écran.',
    more: 'Une liste montre 40 fonds d’écran à la fois. « Charger plus de fonds d’écran » ajoute les 40 suivants. Sans JavaScript, ce bouton ouvre la page suivante, avec un lien pour revenir.',
    smallPictures:
      'Pour économiser des données, cliquez sur « Petites images » en bas de n’importe quelle page. Les listes montrent alors une douzaine de petites images à la fois et disent combien pèse chaque fichier. Si votre navigateur économise les données, cela se fait automatiquement.',
  },
  look: {
    title: 'Regarder d’abord',
    text: 'Cliquez sur une carte pour ouvrir la page du fond d’écran, avec sa taille, ses couleurs et ses tags. L’[Aperçu rapide] de la carte montre l’image et ses informations sans quitter la liste. Fermez-le avec Échap, avec le bouton Fermer ou avec le bouton Retour de votre navigateur. Si vous venez d’une liste, la page a [Précédent] et [Suivant]. Les flèches du clavier et un balayage de l’image font de même. Chaque page a un lien que vous pouvez partager.',
  },
  keep: {
    title: 'Garder des fonds d’écran dans une liste',
    text: 'Appuyez sur [Garder] sur une carte ou sur la page d’un fond d’écran. Pas besoin de compte : un cookie retient votre liste, et [Ma liste] la montre. Vous pouvez y trier les images, ajouter des notes, tout télécharger à la taille de votre écran et utiliser la liste dans un changeur de fond d’écran.',
    links:
      'Ouvrez le lien secret sur vos autres appareils pour y utiliser la même liste. « Partager » vous donne un lien avec lequel les autres peuvent seulement regarder. Une liste est supprimée deux ans après sa dernière visite.',
  },
  download: {
    title: 'Télécharger',
    free: 'Tous les fonds d’écran sont gratuits. Vous n’avez pas besoin de compte et vous pouvez télécharger autant que vous voulez.',
    files: [
      [
        'Télécharger',
        'L’image en taille réelle, en JPEG, sous le nom de son titre. C’est ce que presque tout le monde veut.',
      ],
      [
        'Pour mon écran',
        'Une partie de l’image à la taille exacte de votre écran. Voyez « La recadrer pour votre écran » plus bas.',
      ],
      [
        'Télécharger l’aperçu',
        'Un petit JPEG, de 640 pixels de large au plus. Pour essayer l’image ou économiser des données.',
      ],
      [
        'Original PNG ou Original WEBP',
        'L’image dans le format où elle a été envoyée, sans perte de qualité. Seulement si elle a été envoyée en PNG ou WEBP.',
      ],
      [
        'Voir en taille réelle',
        'L’image seule : entière sur votre écran, ou à 100 %, ce qui est le même fichier que Télécharger.',
      ],
    ] as [name: string, text: string][],
    metadata:
      'Les images que vous téléchargez ne contiennent ni données d’appareil photo, ni lieux. Le profil de couleurs reste, pour que les couleurs soient justes, et le fichier dit ce que la page du fond d’écran dit de son auteur, de sa source et de sa licence. Avec [Libres d’usage], les listes ne montrent que des images que vous pouvez aussi partager ; « Copier les crédits » sur la page d’un fond d’écran vous donne le texte à mettre à côté. Sur le site, votre navigateur reçoit de l’AVIF ou du WebP à la taille de votre écran. Les anciens navigateurs reçoivent du JPEG.',
    trouble:
      'Rien ne se passe ? Regardez la liste des téléchargements de votre navigateur et s’il demande l’autorisation d’enregistrer des fichiers. Si le site dit que vous avez fait trop de requêtes, attendez une minute et réessayez.',
  },
  size: {
    title: 'Choisir la bonne taille',
    text: 'Un fond d’écran est net s’il a au moins autant de pixels que votre écran. S’il en a plus, votre appareil le réduit. Ceux pour PC sont larges et ceux pour mobile sont hauts. La page de chaque fond d’écran indique sa résolution.',
    points: [
      '1920 × 1080 (tag 1080p) remplit la plupart des ordinateurs portables et des écrans de bureau.',
      '2560 × 1440 (QHD) et 3840 × 2160 (4K) sont pour des écrans plus grands et plus nets.',
      'Les images « Ultrawide » sont plus de deux fois plus larges que hautes.',
      'Pour un téléphone, tout fond d’écran pour mobile d’au moins 1080 pixels de large suffit.',
    ],
  },
  screen: {
    title: 'La recadrer pour votre écran',
    text: '« Pour mon écran », sur la page d’un fond d’écran, recadre l’image à la taille exacte d’un écran. Choisissez un écran dans la liste ou saisissez sa largeur et sa hauteur en pixels. Si votre système agrandit tout, saisissez ce facteur comme rapport de pixels, par exemple 1.5 pour 150 %.',
    points: [
      '« Remplir l’écran » coupe ce qui dépasse. Choisissez ce qui reste ou faites glisser le cadre sur l’image.',
      '« Entière, avec bordure » montre toute l’image et l’entoure de l’une de ses couleurs.',
      'Nous n’agrandissons jamais une image. Si elle est trop petite, vous obtenez le plus grand recadrage de cette forme.',
      'Le « Lien vers ce fichier » ne change pas : les programmes peuvent y prendre le fond d’écran.',
      '« Plusieurs écrans » recadre l’image pour jusqu’à six écrans côte à côte et tient compte de l’écart entre eux. Vous obtenez un ZIP avec un fichier par écran et les commandes qui les appliquent.',
      '« C’est mon écran » garde la taille dans un cookie : le formulaire commence par elle la prochaine fois.',
    ],
  },
  set: {
    title: 'L’appliquer comme fond d’écran',
    systems: [
      {
        id: 'windows',
        name: 'Windows',
        steps: [
          'Téléchargez le fond d’écran et ouvrez le dossier Téléchargements.',
          'Faites un clic droit sur le fichier et choisissez « Choisir comme arrière-plan du Bureau ».',
          'Pour changer l’ajustement, ou ne l’utiliser que sur l’un de plusieurs écrans, ouvrez Paramètres, Personnalisation, Arrière-plan.',
        ],
      },
      {
        id: 'macos',
        name: 'macOS',
        steps: [
          'Téléchargez le fond d’écran. Safari l’enregistre dans le dossier Téléchargements.',
          'Ouvrez Réglages Système, Fond d’écran, choisissez « Ajouter une photo », puis le fichier.',
          'Ou cliquez sur le fichier avec la touche Contrôle dans le Finder et choisissez Services (ou Actions rapides), « Définir l’image du bureau ».',
        ],
      },
      {
        id: 'android',
        name: 'Android',
        steps: [
          'Téléchargez le fond d’écran. Il apparaît dans Photos, Galerie ou Fichiers.',
          'Ouvrez-le, ouvrez le menu et choisissez « Utiliser comme » ou « Définir comme fond d’écran ».',
          'Choisissez l’écran d’accueil, l’écran de verrouillage ou les deux. Les noms changent un peu d’un téléphone à l’autre.',
        ],
      },
      {
        id: 'ios',
        name: 'iOS (iPhone)',
        steps: [
          'Ouvrez le fond d’écran, touchez « Voir en taille réelle » et « 100 % », maintenez l’image appuyée et choisissez « Enregistrer dans Photos ». Télécharger l’enregistre dans l’app Fichiers.',
          'Ouvrez Réglages, Fond d’écran, « Ajouter un nouveau fond d’écran », Photos, et choisissez l’image.',
          'Pincez pour la placer et touchez « Ajouter ».',
        ],
      },
      {
        id: 'ipados',
        name: 'iPadOS (iPad)',
        steps: [
          'Enregistrez l’image dans Photos comme sur un iPhone. Les fonds d’écran pour tablette conviennent le mieux.',
          'Ouvrez Réglages, Fond d’écran, « Ajouter un nouveau fond d’écran », Photos, et choisissez l’image.',
          'Tournez l’iPad pendant que vous la placez : elle est recadrée pour les deux orientations.',
        ],
      },
      {
        id: 'linux',
        name: 'Linux',
        steps: [
          'GNOME : ouvrez Paramètres, Apparence (ou Arrière-plan), choisissez « Ajouter une image », puis le fichier.',
          'KDE Plasma : faites un clic droit sur le bureau, choisissez « Configurer le bureau et le fond d’écran », « Ajouter », puis le fichier.',
          'Autres bureaux : faites un clic droit sur le bureau, ou sur l’image dans le gestionnaire de fichiers. Presque tous proposent de l’appliquer.',
        ],
      },
    ],
  },
  changers: {
    title: 'Le changer automatiquement',
    text: '[Changeurs de fond d’écran] demande votre programme, votre écran et les fonds d’écran que vous aimez. Vous obtenez une adresse à coller ou un fichier à ouvrir, pour Variety, GNOME, KDE, Windows, macOS, les téléphones et n’importe quel autre programme. Pour utiliser une liste que vous avez filtrée, choisissez « Utiliser dans un changeur de fond d’écran » dans ses filtres.',
  },
  news: {
    title: 'Être averti des nouveaux fonds d’écran',
    newsletter:
      '[Inscrivez-vous à la newsletter] avec votre e-mail. Pour vous désinscrire, utilisez le lien d’une newsletter. Si vous n’en avez pas, [écrivez-nous] depuis l’adresse avec laquelle vous vous êtes inscrit.',
    feeds:
      'Ou ajoutez [notre flux] à un lecteur de flux, qui n’a pas besoin d’e-mail. Chaque catégorie et chaque tag a son propre flux : ajoutez [/feed.xml] à l’adresse de sa page.',
  },
  report: {
    title: 'Signaler une image',
    text: 'Une image est à vous, ou n’a pas sa place ici pour une autre raison ? Ouvrez sa page, choisissez [Signaler ce fond d’écran], et nous regarderons. Vous pouvez aussi [nous le dire dans un message].',
  },
  trouble: {
    title: 'Si quelque chose ne marche pas',
    text: 'Tout le site fonctionne sans JavaScript, dans les navigateurs en mode texte et au clavier seul. Le mode sombre ou clair et la réduction des animations suivent les réglages de votre système ; en bas de chaque page, vous pouvez choisir clair ou sombre. Appuyez sur F8 pour atteindre un message dans le coin de l’écran.',
    contact: 'Toujours bloqué ? [Écrivez-nous] et dites quelle page et quel navigateur vous avez utilisés.',
    contactOrEmail: (address: string) =>
      `Toujours bloqué ? [Écrivez-nous] ou envoyez un e-mail à [${address}], et dites quelle page et quel navigateur vous avez utilisés.`,
  },
} satisfies typeof english;
