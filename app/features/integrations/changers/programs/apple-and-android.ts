import type { Program, Programs } from '~/features/integrations/changers/client-options';
import { inWords, packageFile, randomPicture, screenPage } from '~/features/integrations/changers/client-options';
import { messagesOf } from '~/messages/messages';

const android = (name: string, add: string): Program => ({
  name,
  recipe: (options) => {
    const { labels, android: text } = messagesOf('changerPrograms');
    return {
      snippets: [{ label: labels.package, text: packageFile(options, 'pictures.zip'), isFile: true }],
      steps: [text.unpack, add, text.change(inWords(options.every))],
      note: text.note,
    };
  },
});

export function macos(): Programs {
  const { groups, names, labels, ...text } = messagesOf('changerPrograms');
  const programs: Programs['programs'] = {
    plash: {
      name: names.plash,
      recipe: (options) => ({
        snippets: [{ label: labels.address, text: screenPage(options) }],
        steps: [text.plash.install, text.plash.add, text.plash.changes(inWords(options.every))],
      }),
    },
  };

  return { name: groups.macos, programs };
}

export function phones(): Programs {
  const { groups, names, labels, ...text } = messagesOf('changerPrograms');
  const programs: Programs['programs'] = {
    ios: {
      name: names.ios,
      recipe: (options) => ({
        snippets: [{ label: labels.address, text: randomPicture(options) }],
        steps: text.ios.steps,
        note: text.ios.note,
      }),
    },

    paperize: android(names.paperize, text.android.paperize),
    peristyle: android(names.peristyle, text.android.peristyle),
  };

  return { name: groups.phones, programs };
}
