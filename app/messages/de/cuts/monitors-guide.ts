import type { monitorsGuide as english } from '../../en/cuts/monitors-guide';

export const monitorsGuide = {
  files: (names: string[]) => `Eine Datei für jeden Bildschirm, von links nach rechts: ${names.join(', ')}.`,
  spanned:
    'spanned.jpg zeigt alle Bildschirme nebeneinander, für Desktops, die eine Datei über alle Bildschirme ziehen.',
  folder:
    'Entpacke das ZIP nach ~/Pictures/monitors (unter Windows: %USERPROFILE%\\Pictures\\monitors) oder ändere die Pfade unten.',
  sway: 'sway, in ~/.config/sway/config:',
  hyprland: 'Hyprland, in ~/.config/hypr/hyprpaper.conf:',
  plasma: 'KDE Plasma 6, in einem Terminal:',
  gnome: 'GNOME, in einem Terminal:',
  windows: 'Windows, in PowerShell. Wenn sich das Bild nicht ändert, melde dich ab und wieder an:',
} satisfies typeof english;
