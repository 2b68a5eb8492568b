import { loopScript, onceScript, systemdTimer } from '~/features/integrations/changers/scripts';
import type { Program } from '~/features/integrations/changers/wish';
import {
  feed,
  inWords,
  packageFile,
  packageName,
  plainJson,
  randomPicture,
} from '~/features/integrations/changers/wish';

const SCRIPT = 'A script, ~/.local/bin/new-wallpaper';
const MAKE_IT_RUN =
  'Save the script as ~/.local/bin/new-wallpaper, and make it run: chmod +x ~/.local/bin/new-wallpaper';

/** A compositor starts the script, which goes on by itself. */
const compositor = (name: string, set: string[], config: string, start: string): Program => ({
  name,
  recipe: (wish) => ({
    snippets: [
      { label: SCRIPT, text: loopScript(wish, set) },
      { label: config, text: start },
    ],
    steps: [
      MAKE_IT_RUN,
      `Add the line to ${config}.`,
      `Log in again. The wallpaper changes ${inWords(wish.every)}; without a connection the old one stays.`,
    ],
  }),
});

const GNOME_KEYS = ['picture-uri', 'picture-uri-dark'];

const programs: Record<string, Program> = {
  curl: {
    name: 'curl, for scripts of your own',
    recipe: (wish) => ({
      snippets: [
        { label: 'Another picture each time', text: randomPicture(wish) },
        {
          label: 'In a terminal',
          text: `curl --fail --location --output wallpaper.jpg '${randomPicture(wish).replaceAll("'", '%27')}'`,
        },
      ],
      steps: [
        'Run the line: wallpaper.jpg is the picture.',
        'Give your program that file. Some look at a file again only when it has another name.',
        'Put both into a script. At most sixty pictures a minute are given to one client.',
      ],
    }),
  },

  'gnome-timer': {
    name: 'GNOME, without an extension',
    recipe: (wish) => ({
      snippets: [
        {
          label: SCRIPT,
          text: onceScript(
            wish,
            GNOME_KEYS.map((key) => `gsettings set org.gnome.desktop.background ${key} "file://$file"`),
          ),
        },
        { label: 'In a terminal', text: systemdTimer(wish) },
      ],
      steps: [
        MAKE_IT_RUN,
        'Run the lines in a terminal: they make a timer of your own session.',
        `The wallpaper changes at once, and ${inWords(wish.every)}.`,
      ],
    }),
  },

  'gnome-json': {
    name: 'GNOME, Random Wallpaper: Generic JSON',
    recipe: (wish) => ({
      snippets: [
        { label: 'Request URL', text: plainJson(wish) },
        { label: 'JSON path of the image', text: '$.url' },
        { label: 'JSON path of the post', text: '$.pageUrl' },
        { label: 'JSON path of the author', text: '$.author' },
        { label: 'Domain', text: wish.origin },
      ],
      steps: [
        'Install the extension “Random Wallpaper” (RandomWallpaperGnome3) and open its settings.',
        'Add a source of the type “Generic JSON”, and fill in the fields.',
        `Switch “Automatic fetching” on, ${inWords(wish.every)}.`,
      ],
    }),
  },

  'gnome-url': {
    name: 'GNOME, Random Wallpaper: Static URL',
    recipe: (wish) => ({
      snippets: [
        { label: 'Image URL', text: randomPicture(wish) },
        { label: 'Domain', text: wish.origin },
      ],
      steps: [
        'Install the extension “Random Wallpaper” (RandomWallpaperGnome3) and open its settings.',
        'Add a source of the type “Static URL”, and fill in the fields. Switch “Different images” on.',
        `Switch “Automatic fetching” on, ${inWords(wish.every)}.`,
      ],
      note: '“Generic JSON” shows author and page of a picture, too.',
    }),
  },

  'gnome-package': {
    name: 'GNOME, built in: package with slideshow',
    recipe: (wish) => ({
      snippets: [
        { label: 'Package', text: packageFile(wish, 'gnome.zip', { every: wish.every }), isFile: true },
        {
          label: 'In a terminal, where it was saved',
          text: `sudo unzip -o ${packageName(wish)}.zip -d /usr/local/share`,
        },
      ],
      steps: [
        'Fetch the package.',
        'Unpack it by that line. Its README.txt says how it is done for yourself alone.',
        'Open Settings, Appearance, and choose a picture, or the slideshow of them all.',
      ],
      note: 'The pictures are those of today; a later package brings new ones. The slideshow has light pictures in the light style, and dark ones in the dark style, where the list has both.',
    }),
  },

  'kde-timer': {
    name: 'KDE Plasma, script and timer',
    recipe: (wish) => ({
      snippets: [
        { label: SCRIPT, text: onceScript(wish, ['plasma-apply-wallpaperimage "$file"']) },
        { label: 'In a terminal', text: systemdTimer(wish) },
      ],
      steps: [
        MAKE_IT_RUN,
        'Run the lines in a terminal: they make a timer of your own session.',
        `The wallpaper changes at once, and ${inWords(wish.every)}.`,
      ],
    }),
  },

  'kde-package': {
    name: 'KDE Plasma, package',
    recipe: (wish) => ({
      snippets: [
        { label: 'Package', text: packageFile(wish, 'kde.zip'), isFile: true },
        {
          label: 'In a terminal, where it was saved',
          text: `unzip -o ${packageName(wish)}.zip -d ~/.local/share/wallpapers`,
        },
      ],
      steps: [
        'Fetch the package, and unpack it by that line.',
        'Right-click the desktop, “Configure Desktop and Wallpaper”: the pictures are among the others.',
        `For a slideshow choose the type “Slideshow”, that folder, and ${inWords(wish.every)}.`,
      ],
    }),
  },

  variety: {
    name: 'Variety',
    recipe: (wish) => ({
      snippets: [{ label: 'Media RSS', text: feed(wish) }],
      steps: [
        'Open Variety’s Preferences, and the tab “Wallpaper”.',
        'Below the image sources choose “Add…”, “Media RSS”, and paste the address.',
        `Switch “Change wallpaper” on, ${inWords(wish.every)}.`,
      ],
      note: 'Variety fetches the large picture and fits it to the screen itself.',
    }),
  },

  sway: compositor(
    'sway',
    [`swaymsg output '*' bg "$file" fill`],
    '~/.config/sway/config',
    'exec ~/.local/bin/new-wallpaper',
  ),
  hyprland: compositor(
    'Hyprland, hyprpaper',
    ['hyprctl hyprpaper reload ,"$file"'],
    '~/.config/hypr/hyprland.conf',
    'exec-once = ~/.local/bin/new-wallpaper',
  ),
  swww: compositor(
    'swww (niri, river and others)',
    ['swww img "$file"'],
    'what your compositor starts, after swww-daemon',
    '~/.local/bin/new-wallpaper &',
  ),
};

export const linux = { name: 'Linux', programs };
