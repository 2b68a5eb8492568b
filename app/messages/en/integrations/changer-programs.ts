const PACKAGE_OF_TODAY = 'The package holds today’s pictures. Download it again to get new ones.';
const DOWNLOAD_PACKAGE = 'Download the package.';
const steps = (first: string, second: string, third: string): [string, string, string] => [first, second, third];

/**
 * How to set up each program. Names of programs, their menus and their buttons stay as they are.
 * The argument `often` is one of the texts in `often`, such as "every hour".
 */
export const changerPrograms = {
  often: {
    '15m': 'every 15 minutes',
    '30m': 'every 30 minutes',
    '1h': 'every hour',
    '3h': 'every 3 hours',
    '6h': 'every 6 hours',
    '12h': 'every 12 hours',
    '1d': 'every day',
    '7d': 'every 7 days',
  },
  groups: {
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    phones: 'Android, iPhone and iPad',
    others: 'Dashboards, websites and scripts',
  },
  names: {
    curl: 'curl, for your own scripts',
    gnomeTimer: 'GNOME, without an extension',
    gnomeJson: 'GNOME, Random Wallpaper: Generic JSON',
    gnomeUrl: 'GNOME, Random Wallpaper: Static URL',
    gnomePackage: 'GNOME, built in: package with a slideshow',
    kdeTimer: 'KDE Plasma, script and timer',
    kdePackage: 'KDE Plasma, package',
    kdeDialog: 'KDE Plasma, “Get New Wallpapers…”',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    swww: 'swww (niri, river and others)',
    windows: 'Windows, scheduled task',
    windowsTheme: 'Windows, theme with a feed',
    winDynamicDesktop: 'Windows, WinDynamicDesktop',
    lively: 'Windows, Lively',
    plash: 'macOS, Plash',
    ios: 'iPhone and iPad, Shortcuts',
    paperize: 'Android, Paperize',
    peristyle: 'Android, Peristyle',
    screen: 'TV, kiosk or old tablet',
    wallpanel: 'Home Assistant, WallPanel',
    magicMirror: 'MagicMirror, MMM-Wallpaper',
    dakboard: 'DAKboard',
    startPage: 'Start page or website',
  },
  /** What to copy or download. */
  labels: {
    address: 'Address',
    domain: 'Domain',
    package: 'Package',
    theme: 'Theme',
    mediaRss: 'Media RSS',
    script: (file: string) => `Script: ${file}`,
    terminal: 'In a terminal',
    powerShell: 'In PowerShell',
    terminalAtPackage: 'In a terminal, in the folder with the package',
    newPicture: 'A new picture each time',
    requestUrl: 'Request URL',
    imageUrl: 'Image URL',
    imagePath: 'JSON path of the image',
    postPath: 'JSON path of the post',
    authorPath: 'JSON path of the author',
    startCommand: 'Start command',
    dashboardConfiguration: 'Dashboard configuration',
    file: (file: string) => `In ${file}`,
    image: 'As an image',
    background: 'As a CSS background',
    daily: 'Picture of the day',
  },
  curl: {
    steps: steps(
      'Run this. It saves wallpaper.jpg.',
      'Point your app at that file. Some apps only notice a change when the file name changes.',
      'Put both in a script. The limit is 60 pictures per minute.',
    ),
  },
  saveScript: (file: string) => `Save the script as ${file} and make it executable: chmod +x ${file}`,
  timer: 'Run these lines in a terminal. They set up a timer for your user account.',
  changesNow: (often: string) => `The wallpaper changes right away, and then ${often}.`,
  compositor: {
    addLine: (file: string) => `Add the line to ${file}.`,
    startAfterDaemon: 'Have your compositor run this command at startup, after swww-daemon.',
    logIn: (often: string) =>
      `Log out and back in. The wallpaper changes ${often}. Without a connection, the current one stays.`,
  },
  installRandomWallpaper: 'Install the “Random Wallpaper” extension (RandomWallpaperGnome3) and open its settings.',
  automaticFetching: (often: string) => `Turn on “Automatic fetching” and set it to ${often}.`,
  gnomeJson: {
    addSource: 'Add a source of type “Generic JSON” and fill in these fields.',
  },
  gnomeUrl: {
    addSource: 'Add a source of type “Static URL” and fill in these fields. Turn on “Different images”.',
    note: '“Generic JSON” also shows the author and page of each picture.',
  },
  gnomePackage: {
    steps: steps(
      DOWNLOAD_PACKAGE,
      'Unpack it with this command. Its README.txt shows how to install it for your account only.',
      'Open Settings, then Appearance. Choose a picture, or the slideshow of all of them.',
    ),
    note: `${PACKAGE_OF_TODAY} If the list has both light and dark pictures, the slideshow follows your light or dark style. So does each picture with a light and a dark version.`,
  },
  kdePackage: {
    unpack: 'Download the package and unpack it with this command.',
    open: 'Right-click the desktop and open “Configure Desktop and Wallpaper”. The pictures are in the list.',
    slideshow: (often: string) =>
      `For a slideshow, choose the type “Slideshow”, add that folder and let it change ${often}.`,
    note: `${PACKAGE_OF_TODAY} Pictures with a light and a dark version follow your light or dark style.`,
  },
  kdeDialog: {
    steps: steps(
      'Run this command, or save the file as ~/.local/share/knsrcfiles/wallpaper.knsrc.',
      'Right-click the desktop, open “Configure Desktop and Wallpaper” and choose “Get New Wallpapers…”.',
      'Choose “Install”, then “Use”. “Go to…” has the filters and the next page.',
    ),
    note: 'While the file is there, you don’t see the KDE Store: delete it to get the store back. Plasma’s search field can’t search this gallery. Search here instead, and save the file again.',
  },
  variety: {
    open: 'Open Variety’s Preferences and go to the “Wallpaper” tab.',
    add: 'Below the image sources, choose “Add…”, then “Media RSS”, and paste the address.',
    change: (often: string) => `Turn on “Change wallpaper” and set it to ${often}.`,
    note: 'Variety downloads the large picture and fits it to your screen.',
  },
  android: {
    unpack: 'Download the package and unpack it with the Files app. It contains one folder.',
    paperize: 'In Paperize, open “Library”, create an album and add that folder.',
    peristyle: 'In Peristyle, choose that folder.',
    change: (often: string) => `Set it to change the wallpaper ${often}.`,
    note: `${PACKAGE_OF_TODAY} The app crops them to your screen.`,
  },
  windows: {
    open: 'Open PowerShell from the Start menu. You don’t need administrator rights.',
    paste: 'Paste these lines and press Enter.',
    changesNow: (often: string) =>
      `The wallpaper changes right away, and then ${often}. To stop it, run Unregister-ScheduledTask NewWallpaper.`,
  },
  windowsTheme: {
    name: (siteName: string, often: string) => `${siteName}, ${often}`,
    download: 'Download the theme and open it.',
    subscribe: 'When Windows asks to subscribe to the feed, choose “Download attachments”.',
    changes: (often: string) => `The wallpaper changes ${often}, once the first pictures have arrived.`,
    note: 'Works on Windows 7 to 10 only: Windows 11 no longer supports feeds in themes. Pictures are up to 3840 pixels wide and not cropped. The scheduled task can do more.',
  },
  winDynamicDesktop: {
    steps: steps(
      'Install WinDynamicDesktop from the Microsoft Store or GitHub. Download the theme.',
      'In its menu, open “Select Theme”, then “Import from file…”, and choose the theme.',
      'Choose “Apply”. You see light pictures by day and dark ones at night.',
    ),
    note: 'It follows the sun, not the clock.',
  },
  lively: {
    open: 'Open Lively and choose “Add Wallpaper”.',
    paste: 'Paste the address into “Enter URL”.',
    changes: (often: string) => `Choose the new wallpaper. Its picture changes ${often}.`,
  },
  plash: {
    install: 'Install Plash from the App Store.',
    add: 'In its menu, choose “Add Website…” and paste the address.',
    changes: (often: string) => `Leave “Reload interval” off. The page updates automatically, ${often}.`,
  },
  ios: {
    steps: steps(
      'In Shortcuts, create a shortcut with “Get Contents of URL” and this address.',
      'Add “Set Wallpaper Photo” and turn “Show Preview” off.',
      'Under Automation, choose “Time of Day”, “Run Immediately” and your shortcut.',
    ),
    note: 'iOS runs automations at set times, not at intervals. For more changes a day, create several.',
  },
  screen: {
    open: 'Open this address in any browser. It needs no JavaScript.',
    fullScreen: 'Show it full screen: press F11, or choose “Add to home screen”.',
    changes: (often: string) =>
      `The picture changes ${often}. To show a different picture on each screen, add shift=1, shift=2 and so on.`,
  },
  wallpanel: {
    install: 'Install WallPanel from HACS.',
    paste: 'Open the raw configuration of your dashboard and paste these lines at the top.',
    changes: (often: string) => `Reload the dashboard. The picture fits your screen and changes ${often}.`,
  },
  magicMirror: {
    install: 'Install MMM-Wallpaper in MagicMirror’s “modules” folder.',
    paste: 'Paste these lines into the “modules” list in config/config.js.',
    changes: (often: string) => `Restart MagicMirror. The picture changes ${often}.`,
  },
  dakboard: {
    open: 'Open your screen’s settings and go to its background or to a photo block.',
    paste: 'Choose “Custom URL” or “Image from URL” and paste the address.',
    changes: (often: string) => `Any refresh interval works. You get a new picture ${often}.`,
  },
  startPage: {
    paste: 'Paste one of these lines into your page, or paste the address where your start page asks for a picture.',
    changes: (often: string) => `Everyone sees the same picture. It changes ${often}.`,
    free: 'You can use these addresses on any website. You don’t need a key.',
  },
};
