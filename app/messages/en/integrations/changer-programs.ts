const PACKAGE_OF_TODAY = 'The package holds today’s pictures. Download it again to get new ones.';
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
    others: 'Other programs',
  },
  names: {
    gnome: 'GNOME',
    kde: 'KDE Plasma',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    windows: 'Windows, scheduled task',
    macos: 'macOS',
    ios: 'iPhone and iPad, Shortcuts',
    paperize: 'Android, Paperize',
    other: 'Any other program',
  },
  /** What to copy or download. */
  labels: {
    address: 'Address',
    package: 'Package',
    mediaRss: 'Media RSS',
    script: (file: string) => `Script: ${file}`,
    terminal: 'In a terminal',
    powerShell: 'In PowerShell',
    newPicture: 'A new picture each time',
    daily: 'Picture of the day',
  },
  saveScript: (file: string) => `Save the script as ${file} and make it executable: chmod +x ${file}`,
  timer: 'Run these lines in a terminal. They set up a timer for your user account.',
  changesNow: (often: string) => `The wallpaper changes right away, and then ${often}.`,
  compositor: {
    addLine: (file: string) => `Add the line to ${file}.`,
    logIn: (often: string) =>
      `Log out and back in. The wallpaper changes ${often}. Without a connection, the current one stays.`,
  },
  variety: {
    open: 'Open Variety’s Preferences and go to the “Wallpaper” tab.',
    add: 'Below the image sources, choose “Add…”, then “Media RSS”, and paste the address.',
    change: (often: string) => `Turn on “Change wallpaper” and set it to ${often}.`,
    note: 'Variety downloads the large picture and fits it to your screen.',
  },
  paperize: {
    unpack: 'Download the package and unpack it with the Files app. It contains one folder.',
    add: 'In Paperize, open “Library”, create an album and add that folder.',
    change: (often: string) => `Set it to change the wallpaper ${often}.`,
    note: `${PACKAGE_OF_TODAY} The app crops them to your screen.`,
  },
  windows: {
    open: 'Open PowerShell from the Start menu. You don’t need administrator rights.',
    paste: 'Paste these lines and press Enter.',
    changesNow: (often: string) =>
      `The wallpaper changes right away, and then ${often}. To stop it, run Unregister-ScheduledTask NewWallpaper.`,
  },
  macos: {
    unpack: 'Download the package and unpack it. It contains one folder.',
    add: 'Open System Settings, then “Wallpaper”, and add that folder.',
    change: (often: string) => `Turn on “Auto-Rotate” and let it change the wallpaper ${often}.`,
    note: PACKAGE_OF_TODAY,
  },
  ios: {
    get: 'In Shortcuts, create a shortcut with “Get Contents of URL” and this address.',
    show: 'Add “Set Wallpaper Photo” and turn “Show Preview” off.',
    automate: 'Under Automation, choose “Time of Day”, “Run Immediately” and your shortcut.',
    note: 'iOS runs automations at set times, not at intervals. For more changes a day, create several.',
  },
  other: {
    paste: 'Paste the first address where your program asks for a picture, or the feed where it takes one.',
    command:
      'Or let a script run the command, which saves wallpaper.jpg. Some programs only notice a change when the file name changes.',
    often: (often: string) => `Fetch a new picture ${often}. The limit is 60 per minute.`,
  },
};
