import { messagesOf } from '~/messages/messages';

interface HowTo {
  /** Names of the outputs, from left to right. */
  names: string[];
  title: string;
  address: string;
}

/** The text file in the ZIP, with commands to copy. */
export function howTo({ names, title, address }: HowTo): string {
  const guide = messagesOf('monitorsGuide');
  const each = (line: (name: string, index: number) => string) => names.map(line);
  return [
    title,
    address,
    '',
    guide.files(names.map((name) => `${name}.jpg`)),
    guide.spanned,
    guide.folder,
    '',
    guide.sway,
    ...each((name) => `output ${name} bg ~/Pictures/monitors/${name}.jpg fill`),
    '',
    guide.hyprland,
    ...each((name) => `preload = ~/Pictures/monitors/${name}.jpg`),
    ...each((name) => `wallpaper = ${name},~/Pictures/monitors/${name}.jpg`),
    '',
    guide.plasma,
    ...plasmaLines(names.map((name) => `${name}.jpg`)),
    '',
    guide.gnome,
    'gsettings set org.gnome.desktop.background picture-uri "file://$HOME/Pictures/monitors/spanned.jpg"',
    'gsettings set org.gnome.desktop.background picture-uri-dark "file://$HOME/Pictures/monitors/spanned.jpg"',
    'gsettings set org.gnome.desktop.background picture-options spanned',
    '',
    guide.windows,
    String.raw`Set-ItemProperty 'HKCU:\Control Panel\Desktop' Wallpaper "$env:USERPROFILE\Pictures\monitors\spanned.jpg"`,
    String.raw`Set-ItemProperty 'HKCU:\Control Panel\Desktop' WallpaperStyle 22`,
    String.raw`Set-ItemProperty 'HKCU:\Control Panel\Desktop' TileWallpaper 0`,
    'rundll32.exe user32.dll,UpdatePerUserSystemParameters',
    '',
  ].join('\n');
}

/** Plasma numbers screens in any order, so the script sorts them by position. */
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
