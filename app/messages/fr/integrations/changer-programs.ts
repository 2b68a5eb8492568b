import type { changerPrograms as english } from '../../en/integrations/changer-programs';

const PACKAGE_OF_TODAY = 'Le paquet contient les images du jour. Téléchargez-le à nouveau pour en avoir d’autres.';

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
    others: 'Autres programmes',
  },
  names: {
    gnome: 'GNOME',
    kde: 'KDE Plasma',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    windows: 'Windows, tâche planifiée',
    macos: 'macOS',
    ios: 'iPhone et iPad, Raccourcis',
    paperize: 'Android, Paperize',
    other: 'N’importe quel autre programme',
  },
  labels: {
    address: 'Adresse',
    package: 'Paquet',
    mediaRss: 'Media RSS',
    script: (file: string) => `Script : ${file}`,
    terminal: 'Dans un terminal',
    powerShell: 'Dans PowerShell',
    newPicture: 'Une nouvelle image à chaque fois',
    daily: 'Image du jour',
  },
  saveScript: (file: string) => `Enregistrez le script sous ${file} et rendez-le exécutable : chmod +x ${file}`,
  timer: 'Exécutez ces lignes dans un terminal. Elles créent un minuteur pour votre utilisateur.',
  changesNow: (often: string) => `Le fond d’écran change aussitôt, puis ${often}.`,
  compositor: {
    addLine: (file: string) => `Ajoutez la ligne à ${file}.`,
    logIn: (often: string) =>
      `Fermez la session et reconnectez-vous. Le fond d’écran change ${often}. Hors connexion, l’actuel reste.`,
  },
  variety: {
    open: 'Ouvrez les préférences de Variety et allez à l’onglet « Wallpaper ».',
    add: 'Sous les sources d’images, choisissez « Add… », puis « Media RSS », et collez l’adresse.',
    change: (often: string) => `Activez « Change wallpaper » et réglez-le : ${often}.`,
    note: 'Variety télécharge la grande image et l’ajuste à votre écran.',
  },
  paperize: {
    unpack: 'Téléchargez le paquet et décompressez-le avec l’app de fichiers. Il contient un dossier.',
    add: 'Dans Paperize, ouvrez « Library », créez un album et ajoutez ce dossier.',
    change: (often: string) => `Faites changer le fond d’écran ${often}.`,
    note: `${PACKAGE_OF_TODAY} L’app les recadre pour votre écran.`,
  },
  windows: {
    open: 'Ouvrez PowerShell depuis le menu Démarrer. Les droits d’administrateur ne sont pas nécessaires.',
    paste: 'Collez ces lignes et appuyez sur Entrée.',
    changesNow: (often: string) =>
      `Le fond d’écran change aussitôt, puis ${often}. Pour l’arrêter, exécutez Unregister-ScheduledTask NewWallpaper.`,
  },
  macos: {
    unpack: 'Téléchargez le paquet et décompressez-le. Il contient un dossier.',
    add: 'Ouvrez Réglages Système, puis « Fond d’écran », et ajoutez ce dossier.',
    change: (often: string) => `Activez la rotation automatique et faites changer le fond d’écran ${often}.`,
    note: PACKAGE_OF_TODAY,
  },
  ios: {
    get: 'Dans Raccourcis, créez un raccourci avec « Obtenir le contenu de l’URL » et cette adresse.',
    show: 'Ajoutez « Définir la photo de fond d’écran » et désactivez « Afficher l’aperçu ».',
    automate: 'Dans Automatisation, choisissez « Heure de la journée », « Exécuter immédiatement » et votre raccourci.',
    note: 'iOS exécute les automatisations à heures fixes, pas à intervalles. Pour plus de changements par jour, créez-en plusieurs.',
  },
  other: {
    paste: 'Collez la première adresse là où votre programme demande une image, ou le flux s’il en accepte un.',
    command:
      'Ou faites exécuter la commande par un script : elle enregistre wallpaper.jpg. Certains programmes ne remarquent un changement que si le nom du fichier change.',
    often: (often: string) => `Demandez une nouvelle image ${often}. La limite est de 60 par minute.`,
  },
} satisfies typeof english;
