import { messagesOf } from '~/messages/messages';
import type { ProgramGroup, Recipe } from './changers.view';
import { type ClientOptions, dailyPicture, feed, inWords, packageFile, randomPicture } from './client-options';
import { curlCommand, loopScript, onceScript, systemdTimer, windowsTask } from './scripts';

export interface Program {
  name: string;
  recipe(options: ClientOptions): Recipe;
}

const SCRIPT_NAME = 'new-wallpaper';
const SCRIPT = `~/.local/bin/${SCRIPT_NAME}`;

/** Pictures as a folder, for programs that have a slideshow. */
function withPackage(name: string, of: 'macos' | 'paperize'): Program {
  const { labels, [of]: text } = messagesOf('changerPrograms');
  return {
    name,
    recipe: (options) => ({
      snippets: [{ label: labels.package, text: packageFile(options), isFile: true }],
      steps: [text.unpack, text.add, text.change(inWords(options.every))],
      note: text.note,
    }),
  };
}

/** A script that a timer of systemd runs. */
function withTimer(name: string, set: string[]): Program {
  const { labels, ...text } = messagesOf('changerPrograms');
  return {
    name,
    recipe: (options) => ({
      snippets: [
        { label: labels.script(SCRIPT), saveAs: SCRIPT_NAME, text: onceScript(options, set) },
        { label: labels.terminal, text: systemdTimer(options) },
      ],
      steps: [text.saveScript(SCRIPT), text.timer, text.changesNow(inWords(options.every))],
    }),
  };
}

/** For compositors that start the script, which then keeps running. */
function compositor(name: string, set: string, { file, line }: { file: string; line: string }): Program {
  const { labels, saveScript, compositor: text } = messagesOf('changerPrograms');
  return {
    name,
    recipe: (options) => ({
      snippets: [
        { label: labels.script(SCRIPT), saveAs: SCRIPT_NAME, text: loopScript(options, set) },
        { label: file, text: line },
      ],
      steps: [saveScript(SCRIPT), text.addLine(file), text.logIn(inWords(options.every))],
    }),
  };
}

const GNOME_KEYS = ['picture-uri', 'picture-uri-dark'];

function listGroups(): { name: string; programs: Record<string, Program> }[] {
  const { groups, names, labels, variety, windows, ios, other } = messagesOf('changerPrograms');
  return [
    {
      name: groups.windows,
      programs: {
        windows: {
          name: names.windows,
          recipe: (options) => ({
            snippets: [{ label: labels.powerShell, text: windowsTask(options) }],
            steps: [windows.open, windows.paste, windows.changesNow(inWords(options.every))],
          }),
        },
      },
    },
    { name: groups.macos, programs: { macos: withPackage(names.macos, 'macos') } },
    {
      name: groups.linux,
      programs: {
        'gnome-timer': withTimer(
          names.gnome,
          GNOME_KEYS.map((key) => `gsettings set org.gnome.desktop.background ${key} "file://$file"`),
        ),
        'kde-timer': withTimer(names.kde, ['plasma-apply-wallpaperimage "$file"']),
        variety: {
          name: names.variety,
          recipe: (options) => ({
            snippets: [{ label: labels.mediaRss, text: feed(options) }],
            steps: [variety.open, variety.add, variety.change(inWords(options.every))],
            note: variety.note,
          }),
        },
        sway: compositor(names.sway, `swaymsg output '*' bg "$file" fill`, {
          file: '~/.config/sway/config',
          line: `exec ${SCRIPT}`,
        }),
        hyprland: compositor(names.hyprland, 'hyprctl hyprpaper reload ,"$file"', {
          file: '~/.config/hypr/hyprland.conf',
          line: `exec-once = ${SCRIPT}`,
        }),
      },
    },
    {
      name: groups.phones,
      programs: {
        ios: {
          name: names.ios,
          recipe: (options) => ({
            snippets: [{ label: labels.address, text: randomPicture(options) }],
            steps: [ios.get, ios.show, ios.automate],
            note: ios.note,
          }),
        },
        paperize: withPackage(names.paperize, 'paperize'),
      },
    },
    {
      name: groups.others,
      programs: {
        curl: {
          name: names.other,
          recipe: (options) => ({
            snippets: [
              { label: labels.newPicture, text: randomPicture(options) },
              { label: labels.daily, text: dailyPicture(options) },
              { label: labels.mediaRss, text: feed(options) },
              { label: labels.terminal, text: curlCommand(options) },
            ],
            steps: [other.paste, other.command, other.often(inWords(options.every))],
          }),
        },
      },
    },
  ];
}

/** By system. @param first a program whose group comes first */
export const programGroups = (first?: string): ProgramGroup[] => {
  const groups = listGroups().map(({ name, programs }) => ({
    name,
    programs: Object.entries(programs).map(([id, program]) => ({ id, name: program.name })),
  }));
  const isFirst = ({ programs }: ProgramGroup) => programs.some(({ id }) => id === first);
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
};

export const findProgram = (id: string): Program | undefined =>
  listGroups()
    .flatMap(({ programs }) => Object.entries(programs))
    .find(([own]) => own === id)?.[1];
