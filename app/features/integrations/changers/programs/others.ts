import { windowsTask } from '~/features/integrations/changers/scripts';
import type { Program, Programs } from '~/features/integrations/changers/wish';
import { inWords, packageFile, randomPicture, screenPage, themeFile } from '~/features/integrations/changers/wish';
import { messagesOf } from '~/messages/messages';

const android = (name: string, add: string): Program => ({
  name,
  recipe: (wish) => {
    const { labels, android: text } = messagesOf('changerPrograms');
    return {
      snippets: [{ label: labels.package, text: packageFile(wish, 'pictures.zip'), isFile: true }],
      steps: [text.unpack, add, text.change(inWords(wish.every))],
      note: text.note,
    };
  },
});

export function others(): Programs {
  const { groups, names, labels, ...text } = messagesOf('changerPrograms');
  const programs: Programs['programs'] = {
    windows: {
      name: names.windows,
      recipe: (wish) => ({
        snippets: [{ label: labels.powerShell, text: windowsTask(wish) }],
        steps: [text.windows.open, text.windows.paste, text.windows.changesNow(inWords(wish.every))],
      }),
    },

    'windows-theme': {
      name: names.windowsTheme,
      recipe: (wish) => ({
        snippets: [{ label: labels.theme, text: themeFile(wish), isFile: true }],
        steps: [
          text.windowsTheme.download,
          text.windowsTheme.subscribe,
          text.windowsTheme.changes(inWords(wish.every)),
        ],
        note: text.windowsTheme.note,
      }),
    },

    windynamicdesktop: {
      name: names.winDynamicDesktop,
      recipe: (wish) => ({
        snippets: [{ label: labels.theme, text: packageFile(wish, 'theme.ddw'), isFile: true }],
        steps: text.winDynamicDesktop.steps,
        note: text.winDynamicDesktop.note,
      }),
    },

    lively: {
      name: names.lively,
      recipe: (wish) => ({
        snippets: [{ label: labels.address, text: screenPage(wish) }],
        steps: [text.lively.open, text.lively.paste, text.lively.changes(inWords(wish.every))],
      }),
    },

    plash: {
      name: names.plash,
      recipe: (wish) => ({
        snippets: [{ label: labels.address, text: screenPage(wish) }],
        steps: [text.plash.install, text.plash.add, text.plash.changes(inWords(wish.every))],
      }),
    },

    ios: {
      name: names.ios,
      recipe: (wish) => ({
        snippets: [{ label: labels.address, text: randomPicture(wish) }],
        steps: text.ios.steps,
        note: text.ios.note,
      }),
    },

    paperize: android(names.paperize, text.android.paperize),
    peristyle: android(names.peristyle, text.android.peristyle),
  };

  return { name: groups.others, programs };
}
