import { windowsTask } from '~/features/integrations/changers/scripts';
import type { Program } from '~/features/integrations/changers/wish';
import { inWords, packageFile, randomPicture, screenPage, themeFile } from '~/features/integrations/changers/wish';

const android = (name: string, add: string): Program => ({
  name: `Android, ${name}`,
  recipe: (wish) => ({
    snippets: [{ label: 'Package', text: packageFile(wish, 'pictures.zip'), isFile: true }],
    steps: [
      'Fetch the package, and unpack it with the Files app: there is one folder in it.',
      add,
      `Let it change the wallpaper ${inWords(wish.every)}.`,
    ],
    note: 'The pictures are those of today; a later package brings new ones. The app cuts them to the screen.',
  }),
});

const programs: Record<string, Program> = {
  windows: {
    name: 'Windows, scheduled task',
    recipe: (wish) => ({
      snippets: [{ label: 'In PowerShell', text: windowsTask(wish) }],
      steps: [
        'Open PowerShell from the Start menu; no administrator is needed.',
        'Paste the lines, and press Enter.',
        `The wallpaper changes at once, and ${inWords(wish.every)}. Unregister-ScheduledTask NewWallpaper ends it.`,
      ],
    }),
  },

  'windows-theme': {
    name: 'Windows, theme with a feed',
    recipe: (wish) => ({
      snippets: [{ label: 'Theme', text: themeFile(wish), isFile: true }],
      steps: [
        'Fetch the theme, and open it.',
        'Windows asks whether it may subscribe to the feed: choose “Download attachments”.',
        `The wallpaper changes ${inWords(wish.every)}, as soon as the first pictures have come.`,
      ],
      note: 'Windows 7 to 10 only, where Internet Explorer’s feeds are still there; Windows 11 has none. Pictures come in up to 3840 pixels, not cut. The scheduled task does more.',
    }),
  },

  windynamicdesktop: {
    name: 'Windows, WinDynamicDesktop',
    recipe: (wish) => ({
      snippets: [{ label: 'Theme', text: packageFile(wish, 'theme.ddw'), isFile: true }],
      steps: [
        'Install WinDynamicDesktop (from the Microsoft Store or GitHub), and fetch the theme.',
        'In its menu open “Select Theme”, “Import from file…”, and choose the theme.',
        'Choose “Apply”: light pictures are shown by day, dark ones by night.',
      ],
      note: 'It changes with the sun, not with the clock.',
    }),
  },

  lively: {
    name: 'Windows, Lively',
    recipe: (wish) => ({
      snippets: [{ label: 'Address', text: screenPage(wish) }],
      steps: [
        'Open Lively, and “Add Wallpaper”.',
        'Paste the address into “Enter URL”.',
        `Choose the new wallpaper: its picture changes ${inWords(wish.every)}.`,
      ],
    }),
  },

  plash: {
    name: 'macOS, Plash',
    recipe: (wish) => ({
      snippets: [{ label: 'Address', text: screenPage(wish) }],
      steps: [
        'Install Plash from the App Store.',
        'In its menu choose “Add Website…”, and paste the address.',
        `Leave “Reload interval” off: the page changes by itself, ${inWords(wish.every)}.`,
      ],
    }),
  },

  ios: {
    name: 'iPhone and iPad, Shortcuts',
    recipe: (wish) => ({
      snippets: [{ label: 'Address', text: randomPicture(wish) }],
      steps: [
        'In Shortcuts make a new shortcut with “Get Contents of URL” and this address.',
        'Add “Set Wallpaper Photo”, and switch “Show Preview” off.',
        'Under Automation choose “Time of Day”, “Run Immediately”, and the shortcut.',
      ],
      note: 'iOS runs automations at times of the day, not at intervals: for more often make several.',
    }),
  },

  paperize: android('Paperize', 'In Paperize, under “Library”, make an album and add that folder to it.'),
  peristyle: android('Peristyle', 'In Peristyle choose that folder.'),
};

export const others = { name: 'Windows, macOS, phones', programs };
