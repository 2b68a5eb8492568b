import type { Programs } from '~/features/integrations/changers/client-options';
import { inWords, packageFile, screenPage, themeFile } from '~/features/integrations/changers/client-options';
import { windowsTask } from '~/features/integrations/changers/scripts';
import { messagesOf } from '~/messages/messages';

export function windows(): Programs {
  const { groups, names, labels, ...text } = messagesOf('changerPrograms');
  const programs: Programs['programs'] = {
    windows: {
      name: names.windows,
      recipe: (options) => ({
        snippets: [{ label: labels.powerShell, text: windowsTask(options) }],
        steps: [text.windows.open, text.windows.paste, text.windows.changesNow(inWords(options.every))],
      }),
    },

    'windows-theme': {
      name: names.windowsTheme,
      recipe: (options) => ({
        snippets: [{ label: labels.theme, text: themeFile(options), isFile: true }],
        steps: [
          text.windowsTheme.download,
          text.windowsTheme.subscribe,
          text.windowsTheme.changes(inWords(options.every)),
        ],
        note: text.windowsTheme.note,
      }),
    },

    windynamicdesktop: {
      name: names.winDynamicDesktop,
      recipe: (options) => ({
        snippets: [{ label: labels.theme, text: packageFile(options, 'theme.ddw'), isFile: true }],
        steps: text.winDynamicDesktop.steps,
        note: text.winDynamicDesktop.note,
      }),
    },

    lively: {
      name: names.lively,
      recipe: (options) => ({
        snippets: [{ label: labels.address, text: screenPage(options) }],
        steps: [text.lively.open, text.lively.paste, text.lively.changes(inWords(options.every))],
      }),
    },
  };

  return { name: groups.windows, programs };
}
