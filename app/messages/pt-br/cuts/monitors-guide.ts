import type { monitorsGuide as english } from '../../en/cuts/monitors-guide';
export const monitorsGuide = {
  files: (names: string[]) => `Um arquivo por tela, da esquerda para a direita: ${names.join(', ')}.`,
  spanned: 'spanned.jpg mostra todas as telas juntas, para sistemas que estendem um arquivo sobre todas.',
  folder:
    'Descompacte o ZIP em ~/Pictures/monitors (no Windows: %USERPROFILE%\\Pictures\\monitors), ou mude os caminhos abaixo.',
  sway: 'sway, em ~/.config/sway/config:',
  hyprland: 'Hyprland, em ~/.config/hypr/hyprpaper.conf:',
  plasma: 'KDE Plasma 6, em um terminal:',
  gnome: 'GNOME, em um terminal:',
  windows: 'Windows, no PowerShell. Se a imagem não mudar, saia da sessão e entre de novo:',
} satisfies typeof english;
