import type { ClientOptions, Program, Programs } from '~/features/integrations/changers/client-options';
import {
  feed,
  inWords,
  knsrcFile,
  packageFile,
  packageName,
  plainJson,
  randomPicture,
} from '~/features/integrations/changers/client-options';
import { loopScript, onceScript, saveKnsrc, systemdTimer } from '~/features/integrations/changers/scripts';
import { messagesOf } from '~/messages/messages';

const SCRIPT_NAME = 'new-wallpaper';
const SCRIPT = `~/.local/bin/${SCRIPT_NAME}`;

/** For compositors that start the script, which then keeps running. */
function compositor(name: string, set: string[], config: { label: string; step: string }, start: string): Program {
  const { labels, saveScript, compositor: text } = messagesOf('changerPrograms');
  return {
    name,
    recipe: (options) => ({
      snippets: [
        { label: labels.script(SCRIPT), saveAs: SCRIPT_NAME, text: loopScript(options, set) },
        { label: config.label, text: start },
      ],
      steps: [saveScript(SCRIPT), config.step, text.logIn(inWords(options.every))],
    }),
  };
}

const GNOME_KEYS = ['picture-uri', 'picture-uri-dark'];

export function linux(): Programs {
  const { groups, names, labels, ...text } = messagesOf('changerPrograms');
  const configFile = (file: string) => ({ label: file, step: text.compositor.addLine(file) });
  const timerSteps = ({ every }: ClientOptions): [string, string, string] => [
    text.saveScript(SCRIPT),
    text.timer,
    text.changesNow(inWords(every)),
  ];
  const programs: Programs['programs'] = {
    'gnome-timer': {
      name: names.gnomeTimer,
      recipe: (options) => ({
        snippets: [
          {
            label: labels.script(SCRIPT),
            saveAs: SCRIPT_NAME,
            text: onceScript(
              options,
              GNOME_KEYS.map((key) => `gsettings set org.gnome.desktop.background ${key} "file://$file"`),
            ),
          },
          { label: labels.terminal, text: systemdTimer(options) },
        ],
        steps: timerSteps(options),
      }),
    },

    'gnome-json': {
      name: names.gnomeJson,
      recipe: (options) => ({
        snippets: [
          { label: labels.requestUrl, text: plainJson(options) },
          { label: labels.imagePath, text: '$.url' },
          { label: labels.postPath, text: '$.pageUrl' },
          { label: labels.authorPath, text: '$.author' },
          { label: labels.domain, text: options.origin },
        ],
        steps: [text.installRandomWallpaper, text.gnomeJson.addSource, text.automaticFetching(inWords(options.every))],
      }),
    },

    'gnome-url': {
      name: names.gnomeUrl,
      recipe: (options) => ({
        snippets: [
          { label: labels.imageUrl, text: randomPicture(options) },
          { label: labels.domain, text: options.origin },
        ],
        steps: [text.installRandomWallpaper, text.gnomeUrl.addSource, text.automaticFetching(inWords(options.every))],
        note: text.gnomeUrl.note,
      }),
    },

    'gnome-package': {
      name: names.gnomePackage,
      recipe: (options) => ({
        snippets: [
          { label: labels.package, text: packageFile(options, 'gnome.zip', { every: options.every }), isFile: true },
          {
            label: labels.terminalAtPackage,
            text: `sudo unzip -o ${packageName(options)}.zip -d /usr/local/share`,
          },
        ],
        steps: text.gnomePackage.steps,
        note: text.gnomePackage.note,
      }),
    },

    'kde-timer': {
      name: names.kdeTimer,
      recipe: (options) => ({
        snippets: [
          {
            label: labels.script(SCRIPT),
            saveAs: SCRIPT_NAME,
            text: onceScript(options, ['plasma-apply-wallpaperimage "$file"']),
          },
          { label: labels.terminal, text: systemdTimer(options) },
        ],
        steps: timerSteps(options),
      }),
    },

    'kde-package': {
      name: names.kdePackage,
      recipe: (options) => ({
        snippets: [
          { label: labels.package, text: packageFile(options, 'kde.zip'), isFile: true },
          {
            label: labels.terminalAtPackage,
            text: `unzip -o ${packageName(options)}.zip -d ~/.local/share/wallpapers`,
          },
        ],
        steps: [text.kdePackage.unpack, text.kdePackage.open, text.kdePackage.slideshow(inWords(options.every))],
        note: text.kdePackage.note,
      }),
    },

    'kde-dialog': {
      name: names.kdeDialog,
      recipe: (options) => ({
        snippets: [
          { label: labels.terminal, text: saveKnsrc(options) },
          { label: 'wallpaper.knsrc', text: knsrcFile(options), isFile: true },
        ],
        steps: text.kdeDialog.steps,
        note: text.kdeDialog.note,
      }),
    },

    variety: {
      name: names.variety,
      recipe: (options) => ({
        snippets: [{ label: labels.mediaRss, text: feed(options) }],
        steps: [text.variety.open, text.variety.add, text.variety.change(inWords(options.every))],
        note: text.variety.note,
      }),
    },

    sway: compositor(
      names.sway,
      [`swaymsg output '*' bg "$file" fill`],
      configFile('~/.config/sway/config'),
      'exec ~/.local/bin/new-wallpaper',
    ),
    hyprland: compositor(
      names.hyprland,
      ['hyprctl hyprpaper reload ,"$file"'],
      configFile('~/.config/hypr/hyprland.conf'),
      'exec-once = ~/.local/bin/new-wallpaper',
    ),
    swww: compositor(
      names.swww,
      ['swww img "$file"'],
      { label: labels.startCommand, step: text.compositor.startAfterDaemon },
      '~/.local/bin/new-wallpaper &',
    ),
  };

  return { name: groups.linux, programs };
}
