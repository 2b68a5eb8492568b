/** how-to.txt in the ZIP. Commands and contents of files are in features/cuts/monitors/how-to.ts. */
export const monitorsGuide = {
  files: (names: string[]) => `One file for each screen, from left to right: ${names.join(', ')}.`,
  spanned: 'spanned.jpg shows all screens side by side, for desktops that stretch one file across all of them.',
  folder:
    'Unpack the ZIP into ~/Pictures/monitors (on Windows: %USERPROFILE%\\Pictures\\monitors), or change the paths below.',
  sway: 'sway, in ~/.config/sway/config:',
  hyprland: 'Hyprland, in ~/.config/hypr/hyprpaper.conf:',
  plasma: 'KDE Plasma 6, in a terminal:',
  gnome: 'GNOME, in a terminal:',
  windows: 'Windows, in PowerShell. If the picture doesn’t change, sign out and back in:',
};
