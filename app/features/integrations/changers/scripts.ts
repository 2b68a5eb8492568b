import { type ClientOptions, intervalSeconds, randomPicture } from './client-options';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Desktops only notice a change when the file name changes. */
const fetchInto = (options: ClientOptions, indent = '') =>
  [
    'file="$folder/$(date +%s).jpg"',
    'if curl --fail --silent --show-error --location --output "$file" \\',
    `  ${quoted(randomPicture(options))}; then`,
  ].map((line) => indent + line);

const FOLDER = [`folder="\${XDG_CACHE_HOME:-$HOME/.cache}/new-wallpaper"`, 'mkdir -p "$folder"'];
const FORGET = 'find "$folder" -name \'*.jpg\' ! -path "$file" -delete';

/** Changes the wallpaper once. @param set lines that show "$file" */
export const onceScript = (options: ClientOptions, set: string[]) =>
  ['#!/bin/sh', ...FOLDER, ...fetchInto(options), ...[...set, FORGET].map((line) => `  ${line}`), 'fi', ''].join('\n');

/** Keeps changing the wallpaper, for desktops that can start a program. */
export const loopScript = (options: ClientOptions, set: string) =>
  [
    '#!/bin/sh',
    ...FOLDER,
    'while :; do',
    ...fetchInto(options, '  '),
    ...[set, FORGET].map((line) => `    ${line}`),
    '  fi',
    `  sleep ${intervalSeconds(options.every)}`,
    'done',
    '',
  ].join('\n');

/** Lines for a terminal that set up a timer. */
export const systemdTimer = (options: ClientOptions) =>
  [
    'mkdir -p ~/.config/systemd/user && cd ~/.config/systemd/user',
    "printf '%s\\n' '[Service]' 'Type=oneshot' 'ExecStart=%h/.local/bin/new-wallpaper' > new-wallpaper.service",
    `printf '%s\\n' '[Timer]' 'OnActiveSec=1' 'OnUnitActiveSec=${intervalSeconds(options.every)}' '[Install]' 'WantedBy=timers.target' > new-wallpaper.timer`,
    'systemctl --user daemon-reload',
    'systemctl --user enable --now new-wallpaper.timer',
    '',
  ].join('\n');

const singleQuoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** For the PowerShell that comes with Windows. */
export const windowsTask = (options: ClientOptions) =>
  [
    '$folder = "$env:LOCALAPPDATA\\NewWallpaper"',
    'New-Item -ItemType Directory -Force $folder | Out-Null',
    "@'",
    "$file = Join-Path $PSScriptRoot 'wallpaper.jpg'",
    '[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12',
    "$ProgressPreference = 'SilentlyContinue'",
    `Invoke-WebRequest -UseBasicParsing -ErrorAction Stop -OutFile $file -Uri ${singleQuoted(randomPicture(options))}`,
    'Add-Type -Namespace Wallpaper -Name Desktop -MemberDefinition \'[DllImport("user32.dll", CharSet = CharSet.Unicode)] public static extern bool SystemParametersInfo(int action, int size, string path, int flags);\'',
    '[Wallpaper.Desktop]::SystemParametersInfo(20, 0, $file, 3) | Out-Null',
    '\'@ | Set-Content "$folder\\new-wallpaper.ps1"',
    '$run = New-ScheduledTaskAction -Execute powershell.exe -Argument "-NoProfile -WindowStyle Hidden -ExecutionPolicy Bypass -File `"$folder\\new-wallpaper.ps1`""',
    `$when = New-ScheduledTaskTrigger -Once -At (Get-Date) -RepetitionInterval (New-TimeSpan -Seconds ${intervalSeconds(options.every)})`,
    'Register-ScheduledTask -TaskName NewWallpaper -Action $run -Trigger $when -Force',
    'Start-ScheduledTask -TaskName NewWallpaper',
    '',
  ].join('\n');

/** A line for a terminal that saves a picture. */
export const curlCommand = (options: ClientOptions) =>
  `curl --fail --location --output wallpaper.jpg ${quoted(randomPicture(options))}`;
