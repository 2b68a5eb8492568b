import type { changerPrograms as english } from '../../en/integrations/changer-programs';

const PACKAGE_OF_TODAY = 'Le paquet contient les images du jour. Téléchargez-le à nouveau pour en avoir d’autres.';
const DOWNLOAD_PACKAGE = 'Téléchargez le paquet.';
const steps = (first: string, second: string, third: string): [string, string, string] => [first, second, third];
export const changerPrograms = {
  often: {
    '15m': 'toutes les 15 minutes',
    '30m': 'toutes les 30 minutes',
    '1h': 'toutes les heures',
    '3h': 'toutes les 3 heures',
    '6h': 'toutes les 6 heures',
    '12h': 'toutes les 12 heures',
    '1d': 'tous les jours',
    '7d': 'tous les 7 jours',
  },
  groups: {
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    phones: 'Android, iPhone et iPad',
    others: 'Tableaux de bord, sites web et scripts',
  },
  names: {
    curl: 'curl, pour vos propres scripts',
    gnomeTimer: 'GNOME, sans extension',
    gnomeJson: 'GNOME, Random Wallpaper: Generic JSON',
    gnomeUrl: 'GNOME, Random Wallpaper: Static URL',
    gnomePackage: 'GNOME, intégré : paquet avec diaporama',
    kdeTimer: 'KDE Plasma, script et minuteur',
    kdePackage: 'KDE Plasma, paquet',
    kdeDialog: 'KDE Plasma, « Obtenir de nouveaux fonds d’écran... »',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    swww: 'swww (niri, river et autres)',
    windows: 'Windows, tâche planifiée',
    windowsTheme: 'Windows, thème avec un flux',
    winDynamicDesktop: 'Windows, WinDynamicDesktop',
    lively: 'Windows, Lively',
    plash: 'macOS, Plash',
    ios: 'iPhone et iPad, Raccourcis',
    paperize: 'Android, Paperize',
    peristyle: 'Android, Peristyle',
    screen: 'Téléviseur, borne ou ancienne tablette',
    wallpanel: 'Home Assistant, WallPanel',
    magicMirror: 'MagicMirror, MMM-Wallpaper',
    dakboard: 'DAKboard',
    startPage: 'Page de démarrage ou site web',
  },
  labels: {
    address: 'Adresse',
    domain: 'Domaine',
    package: 'Paquet',
    theme: 'Thème',
    mediaRss: 'Media RSS',
    script: (file: string) => `Script : ${file}`,
    terminal: 'Dans un terminal',
    powerShell: 'Dans PowerShell',
    terminalAtPackage: 'Dans un terminal, dans le dossier du paquet',
    newPicture: 'Une nouvelle image à chaque fois',
    requestUrl: 'Request URL',
    imageUrl: 'Image URL',
    imagePath: 'Chemin JSON de l’image',
    postPath: 'Chemin JSON de la page',
    authorPath: 'Chemin JSON de l’auteur',
    startCommand: 'Commande de démarrage',
    dashboardConfiguration: 'Configuration du tableau de bord',
    file: (file: string) => `Dans ${file}`,
    image: 'Comme image',
    background: 'Comme arrière-plan en CSS',
    daily: 'Image du jour',
  },
  curl: {
    steps: steps(
      'Exécutez ceci. Le fichier wallpaper.jpg est enregistré.',
      'Indiquez ce fichier à votre programme. Certains ne remarquent un changement que si le nom du fichier change.',
      'Mettez les deux dans un script. La limite est de 60 images par minute.',
    ),
  },
  saveScript: (file: string) => `Enregistrez le script sous ${file} et rendez-le exécutable : chmod +x ${file}`,
  timer: 'Exécutez ces lignes dans un terminal. Elles créent un minuteur pour votre utilisateur.',
  changesNow: (often: string) => `Le fond d’écran change aussitôt, puis ${often}.`,
  compositor: {
    addLine: (file: string) => `Ajoutez la ligne à ${file}.`,
    startAfterDaemon: 'Faites exécuter cette commande par votre compositeur au démarrage, après swww-daemon.',
    logIn: (often: string) =>
      `Fermez la session et reconnectez-vous. Le fond d’écran change ${often}. Hors connexion, l’actuel reste.`,
  },
  installRandomWallpaper: 'Installez l’extension « Random Wallpaper » (RandomWallpaperGnome3) et ouvrez ses réglages.',
  automaticFetching: (often: string) => `Activez « Automatic fetching » et réglez-le : ${often}.`,
  gnomeJson: {
    addSource: 'Ajoutez une source de type « Generic JSON » et remplissez ces champs.',
  },
  gnomeUrl: {
    addSource: 'Ajoutez une source de type « Static URL » et remplissez ces champs. Activez « Different images ».',
    note: '« Generic JSON » affiche aussi l’auteur et la page de chaque image.',
  },
  gnomePackage: {
    steps: steps(
      DOWNLOAD_PACKAGE,
      'Décompressez-le avec cette commande. Son README.txt explique comment l’installer pour votre seul utilisateur.',
      'Ouvrez Paramètres, puis Apparence. Choisissez une image, ou le diaporama de toutes.',
    ),
    note: `${PACKAGE_OF_TODAY} Si la liste a des images claires et sombres, le diaporama suit votre style clair ou sombre. Chaque image qui a une version claire et une version sombre le suit aussi.`,
  },
  kdePackage: {
    unpack: 'Téléchargez le paquet et décompressez-le avec cette commande.',
    open: 'Faites un clic droit sur le bureau et ouvrez « Configurer le bureau et le fond d’écran ». Les images sont dans la liste.',
    slideshow: (often: string) =>
      `Pour un diaporama, choisissez le type « Diaporama », ajoutez ce dossier et faites-le changer ${often}.`,
    note: `${PACKAGE_OF_TODAY} Les images qui ont une version claire et une version sombre suivent votre style clair ou sombre.`,
  },
  kdeDialog: {
    steps: steps(
      'Exécutez cette commande, ou enregistrez le fichier sous ~/.local/share/knsrcfiles/wallpaper.knsrc.',
      'Faites un clic droit sur le bureau, ouvrez « Configurer le bureau et le fond d’écran » et choisissez « Obtenir de nouveaux fonds d’écran... ».',
      'Choisissez « Installer », puis « Utiliser ». « Aller à... » contient les filtres et la page suivante.',
    ),
    note: 'Tant que le fichier est là, vous ne voyez pas le KDE Store : supprimez-le pour le retrouver. Le champ de recherche de Plasma ne peut pas chercher dans cette galerie. Cherchez plutôt ici, puis enregistrez à nouveau le fichier.',
  },
  variety: {
    open: 'Ouvrez les préférences de Variety et allez à l’onglet « Wallpaper ».',
    add: 'Sous les sources d’images, choisissez « Add… », puis « Media RSS », et collez l’adresse.',
    change: (often: string) => `Activez « Change wallpaper » et réglez-le : ${often}.`,
    note: 'Variety télécharge la grande image et l’ajuste à votre écran.',
  },
  android: {
    unpack: 'Téléchargez le paquet et décompressez-le avec l’app de fichiers. Il contient un dossier.',
    paperize: 'Dans Paperize, ouvrez « Library », créez un album et ajoutez ce dossier.',
    peristyle: 'Dans Peristyle, choisissez ce dossier.',
    change: (often: string) => `Faites changer le fond d’écran ${often}.`,
    note: `${PACKAGE_OF_TODAY} L’app les recadre pour votre écran.`,
  },
  windows: {
    open: 'Ouvrez PowerShell depuis le menu Démarrer. Les droits d’administrateur ne sont pas nécessaires.',
    paste: 'Collez ces lignes et appuyez sur Entrée.',
    changesNow: (often: string) =>
      `Le fond d’écran change aussitôt, puis ${often}. Pour l’arrêter, exécutez Unregister-ScheduledTask NewWallpaper.`,
  },
  windowsTheme: {
    name: (siteName: string, often: string) => `${siteName}, ${often}`,
    download: 'Téléchargez le thème et ouvrez-le.',
    subscribe: 'Quand Windows demande s’il faut s’abonner au flux, choisissez « Télécharger les pièces jointes ».',
    changes: (often: string) => `Le fond d’écran change ${often}, dès que les premières images arrivent.`,
    note: 'Cela ne fonctionne que sous Windows 7 à 10 : Windows 11 n’accepte plus les flux dans les thèmes. Les images ont jusqu’à 3840 pixels de large et ne sont pas recadrées. La tâche planifiée peut faire plus.',
  },
  winDynamicDesktop: {
    steps: steps(
      'Installez WinDynamicDesktop depuis le Microsoft Store ou GitHub. Téléchargez le thème.',
      'Dans son menu, ouvrez « Select Theme », puis « Import from file… », et choisissez le thème.',
      'Choisissez « Apply ». Vous voyez des images claires le jour et sombres la nuit.',
    ),
    note: 'Il suit le soleil, pas l’horloge.',
  },
  lively: {
    open: 'Ouvrez Lively et choisissez « Add Wallpaper ».',
    paste: 'Collez l’adresse dans « Enter URL ».',
    changes: (often: string) => `Choisissez le nouveau fond d’écran. Son image change ${often}.`,
  },
  plash: {
    install: 'Installez Plash depuis l’App Store.',
    add: 'Dans son menu, choisissez « Add Website… » et collez l’adresse.',
    changes: (often: string) => `Laissez « Reload interval » désactivé. La page s’actualise toute seule, ${often}.`,
  },
  ios: {
    steps: steps(
      'Dans Raccourcis, créez un raccourci avec « Obtenir le contenu de l’URL » et cette adresse.',
      'Ajoutez « Définir la photo de fond d’écran » et désactivez « Afficher l’aperçu ».',
      'Dans Automatisation, choisissez « Heure de la journée », « Exécuter immédiatement » et votre raccourci.',
    ),
    note: 'iOS exécute les automatisations à heures fixes, pas à intervalles. Pour plus de changements par jour, créez-en plusieurs.',
  },
  screen: {
    open: 'Ouvrez cette adresse dans n’importe quel navigateur. Elle n’a pas besoin de JavaScript.',
    fullScreen: 'Affichez-la en plein écran : appuyez sur F11 ou choisissez « Ajouter à l’écran d’accueil ».',
    changes: (often: string) =>
      `L’image change ${often}. Pour voir une autre image sur chaque écran, ajoutez shift=1, shift=2 et ainsi de suite.`,
  },
  wallpanel: {
    install: 'Installez WallPanel depuis HACS.',
    paste: 'Ouvrez la configuration brute de votre tableau de bord et collez ces lignes au début.',
    changes: (often: string) => `Rechargez le tableau de bord. L’image s’ajuste à votre écran et change ${often}.`,
  },
  magicMirror: {
    install: 'Installez MMM-Wallpaper dans le dossier « modules » de MagicMirror.',
    paste: 'Collez ces lignes dans la liste « modules » de config/config.js.',
    changes: (often: string) => `Redémarrez MagicMirror. L’image change ${often}.`,
  },
  dakboard: {
    open: 'Ouvrez les réglages de votre écran et allez à son arrière-plan ou à un bloc photo.',
    paste: 'Choisissez « Custom URL » ou « Image from URL » et collez l’adresse.',
    changes: (often: string) => `Tous les intervalles d’actualisation conviennent. Il y a une nouvelle image ${often}.`,
  },
  startPage: {
    paste: 'Collez l’une de ces lignes dans votre page, ou l’adresse là où votre page de démarrage demande une image.',
    changes: (often: string) => `Tout le monde voit la même image. Elle change ${often}.`,
    free: 'Vous pouvez utiliser ces adresses sur tous les sites web. Aucune clé n’est nécessaire.',
  },
} satisfies typeof english;
