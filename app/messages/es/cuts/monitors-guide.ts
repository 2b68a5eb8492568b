import type { monitorsGuide as english } from '../../en/cuts/monitors-guide';

export const monitorsGuide = {
  files: (names: string[]) => `Un archivo por pantalla, de izquierda a derecha: ${names.join(', ')}.`,
  spanned: 'spanned.jpg muestra todas las pantallas juntas, para escritorios que extienden un archivo sobre todas.',
  folder:
    'Descomprime el ZIP en ~/Pictures/monitors (en Windows: %USERPROFILE%\\Pictures\\monitors), o cambia las rutas de abajo.',
  sway: 'sway, en ~/.config/sway/config:',
  hyprland: 'Hyprland, en ~/.config/hypr/hyprpaper.conf:',
  plasma: 'KDE Plasma 6, en una terminal:',
  gnome: 'GNOME, en una terminal:',
  windows: 'Windows, en PowerShell. Si la imagen no cambia, cierra la sesión y vuelve a entrar:',
} satisfies typeof english;
