import type { monitorsGuide as english } from '../../en/cuts/monitors-guide';
export const monitorsGuide = {
  files: (names: string[]) => `Un fichier par écran, de gauche à droite : ${names.join(', ')}.`,
  spanned: 'spanned.jpg montre tous les écrans ensemble, pour les bureaux qui étendent un fichier sur tous.',
  folder:
    'Décompressez le ZIP dans ~/Pictures/monitors (sous Windows : %USERPROFILE%\\Pictures\\monitors), ou modifiez les chemins ci-dessous.',
  sway: 'sway, dans ~/.config/sway/config :',
  hyprland: 'Hyprland, dans ~/.config/hypr/hyprpaper.conf :',
  plasma: 'KDE Plasma 6, dans un terminal :',
  gnome: 'GNOME, dans un terminal :',
  windows: 'Windows, dans PowerShell. Si l’image ne change pas, fermez la session puis reconnectez-vous :',
} satisfies typeof english;
