import { htmlText, xmlElement } from '~/lib/markup';
import { messagesOf } from '~/messages/messages';
import { catalogue, feed, intervalSeconds, inWords, knsrcFile, providersFile, randomPicture, type Wish } from './wish';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Desktops only notice a change when the file name changes. */
const fetchInto = (wish: Wish, indent = '') =>
  [
    'file="$folder/$(date +%s).jpg"',
    'if curl --fail --silent --show-error --location --output "$file" \\',
    `  ${quoted(randomPicture(wish))}; then`,
  ].map((line) => indent + line);

const FOLDER = [`folder="\${XDG_CACHE_HOME:-$HOME/.cache}/new-wallpaper"`, 'mkdir -p "$folder"'];
const FORGET = 'find "$folder" -name \'*.jpg\' ! -path "$file" -delete';

/** Changes the wallpaper once. @param set lines that show "$file" */
export const onceScript = (wish: Wish, set: string[]) =>
  ['#!/bin/sh', ...FOLDER, ...fetchInto(wish), ...[...set, FORGET].map((line) => `  ${line}`), 'fi', ''].join('\n');

/** Keeps changing the wallpaper, for desktops that can start a program. */
export const loopScript = (wish: Wish, set: string[]) =>
  [
    '#!/bin/sh',
    ...FOLDER,
    'while :; do',
    ...fetchInto(wish, '  '),
    ...[...set, FORGET].map((line) => `    ${line}`),
    '  fi',
    `  sleep ${intervalSeconds(wish.every)}`,
    'done',
    '',
  ].join('\n');

/** Lines for a terminal that set up a timer. */
export const systemdTimer = (wish: Wish) =>
  [
    'mkdir -p ~/.config/systemd/user && cd ~/.config/systemd/user',
    "printf '%s\\n' '[Service]' 'Type=oneshot' 'ExecStart=%h/.local/bin/new-wallpaper' > new-wallpaper.service",
    `printf '%s\\n' '[Timer]' 'OnActiveSec=1' 'OnUnitActiveSec=${intervalSeconds(wish.every)}' '[Install]' 'WantedBy=timers.target' > new-wallpaper.timer`,
    'systemctl --user daemon-reload',
    'systemctl --user enable --now new-wallpaper.timer',
    '',
  ].join('\n');

const singleQuoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** For the PowerShell that comes with Windows. */
export const windowsTask = (wish: Wish) =>
  [
    '$folder = "$env:LOCALAPPDATA\\NewWallpaper"',
    'New-Item -ItemType Directory -Force $folder | Out-Null',
    "@'",
    "$file = Join-Path $PSScriptRoot 'wallpaper.jpg'",
    '[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12',
    "$ProgressPreference = 'SilentlyContinue'",
    `Invoke-WebRequest -UseBasicParsing -ErrorAction Stop -OutFile $file -Uri ${singleQuoted(randomPicture(wish))}`,
    'Add-Type -Namespace Wallpaper -Name Desktop -MemberDefinition \'[DllImport("user32.dll", CharSet = CharSet.Unicode)] public static extern bool SystemParametersInfo(int action, int size, string path, int flags);\'',
    '[Wallpaper.Desktop]::SystemParametersInfo(20, 0, $file, 3) | Out-Null',
    '\'@ | Set-Content "$folder\\new-wallpaper.ps1"',
    '$run = New-ScheduledTaskAction -Execute powershell.exe -Argument "-NoProfile -WindowStyle Hidden -ExecutionPolicy Bypass -File `"$folder\\new-wallpaper.ps1`""',
    `$when = New-ScheduledTaskTrigger -Once -At (Get-Date) -RepetitionInterval (New-TimeSpan -Seconds ${intervalSeconds(wish.every)})`,
    'Register-ScheduledTask -TaskName NewWallpaper -Action $run -Trigger $when -Force',
    'Start-ScheduledTask -TaskName NewWallpaper',
    '',
  ].join('\n');

/** A Windows theme that shows a feed. */
export const windowsTheme = (wish: Wish) =>
  [
    '[Theme]',
    `DisplayName=${messagesOf('changerPrograms').windowsTheme.name(wish.siteName, inWords(wish.every))}`,
    '[Control Panel\\Desktop]',
    'TileWallpaper=0',
    'WallpaperStyle=10',
    '[Slideshow]',
    `Interval=${intervalSeconds(wish.every) * 1000}`,
    'Shuffle=1',
    `RssFeed=${feed(wish)}`,
    '[VisualStyles]',
    'Path=%SystemRoot%\\resources\\themes\\Aero\\Aero.msstyles',
    'ColorStyle=NormalColor',
    'Size=NormalSize',
    '[MasterThemeSelector]',
    'MTSM=DABJDKT',
    '',
  ].join('\r\n');

/** A line for a terminal that puts the file where Plasma looks first. */
export const saveKnsrc = (wish: Wish) =>
  `curl --fail --create-dirs --output ~/.local/share/knsrcfiles/wallpaper.knsrc ${quoted(knsrcFile(wish))}`;

/** For Plasma's “Get New Wallpapers…”. */
export const plasmaDialog = (wish: Wish) =>
  [
    '[KNewStuff3]',
    `Name=${wish.siteName.replaceAll('\\', '\\\\')}`,
    `ProvidersUrl=${providersFile(wish)}`,
    'TargetDir=wallpapers',
    'Uncompress=subdir-archive',
    // Of the downloads of each picture: with two, the dialog asks which one.
    'DownloadTagFilter=data##mimetype==application/zip',
    'UploadEnabled=false',
    // Not %f, which ends in /* for a package.
    'AdoptionCommand=plasma-apply-wallpaperimage %d',
    '',
  ].join('\n');

/** Names the catalogue for that dialog, which accepts no address of a catalogue itself. */
export const plasmaProviders = (wish: Wish) =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<ghnsproviders><provider type="opds" downloadurl="${htmlText(catalogue(wish))}">`,
    `${xmlElement('title', {}, wish.siteName)}</provider></ghnsproviders>`,
    '',
  ].join('\n');
