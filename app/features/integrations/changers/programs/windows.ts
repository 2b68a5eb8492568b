import { windowsTask } from '~/features/integrations/changers/scripts';
import type { Programs } from '~/features/integrations/changers/wish';
import { inWords, packageFile, screenPage, themeFile } from '~/features/integrations/changers/wish';
import { messagesOf } from '~/messages/messages';

export function windows(): Programs {
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
  };

  return { name: groups.windows, programs };
}
