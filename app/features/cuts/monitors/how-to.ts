interface HowTo {
  /** The names of the outputs, from left to right. */
  names: string[];
  title: string;
  address: string;
}

/** Ready lines for those who set wallpapers; the text file in the ZIP. */
export function howTo({ names, title, address }: HowTo): string {
  const each = (line: (name: string, index: number) => string) => names.map(line);
  return [
    title,
    address,
    '',
    `One file for each screen, from left to right: ${names.map((name) => `${name}.jpg`).join(', ')}.`,
    `spanned.jpg is all of them side by side, for desktops that lay one file over all screens.`,
    'Unpack into the folder ~/Pictures/monitors (on Windows %USERPROFILE%\\Pictures\\monitors), or change it below.',
    '',
    'sway, in ~/.config/sway/config:',
    ...each((name) => `output ${name} bg ~/Pictures/monitors/${name}.jpg fill`),
    '',
    'Hyprland, in ~/.config/hypr/hyprpaper.conf:',
    ...each((name) => `preload = ~/Pictures/monitors/${name}.jpg`),
    ...each((name) => `wallpaper = ${name},~/Pictures/monitors/${name}.jpg`),
    '',
    'KDE Plasma 6, in a terminal:',
    ...plasmaLines(names.map((name) => `${name}.jpg`)),
    '',
    'GNOME, in a terminal:',
    'gsettings set org.gnome.desktop.background picture-uri "file://$HOME/Pictures/monitors/spanned.jpg"',
    'gsettings set org.gnome.desktop.background picture-uri-dark "file://$HOME/Pictures/monitors/spanned.jpg"',
    'gsettings set org.gnome.desktop.background picture-options spanned',
    '',
    'Windows, in PowerShell; sign out and in when the picture does not change at once:',
    `Set-ItemProperty 'HKCU:\\Control Panel\\Desktop' Wallpaper "$env:USERPROFILE\\Pictures\\monitors\\spanned.jpg"`,
    "Set-ItemProperty 'HKCU:\\Control Panel\\Desktop' WallpaperStyle 22",
    "Set-ItemProperty 'HKCU:\\Control Panel\\Desktop' TileWallpaper 0",
    'rundll32.exe user32.dll,UpdatePerUserSystemParameters',
    '',
  ].join('\n');
}

/** Plasma numbers its screens as it likes, so they are sorted by where they stand. */
const plasmaLines = (files: string[]) => [
  "qdbus6 org.kde.plasmashell /PlasmaShell org.kde.PlasmaShell.evaluateScript '",
  `const files = ${JSON.stringify(files)};`,
  'const left = (desktop) => screenGeometry(desktop.screen).left;',
  'const seen = desktops().filter((desktop) => desktop.screen >= 0).sort((a, b) => left(a) - left(b));',
  'seen.slice(0, files.length).forEach((desktop, index) => {',
  '  desktop.wallpaperPlugin = "org.kde.image";',
  '  desktop.currentConfigGroup = ["Wallpaper", "org.kde.image", "General"];',
  `  desktop.writeConfig("Image", "file://'"$HOME"'/Pictures/monitors/" + files[index]);`,
  "});'",
];
