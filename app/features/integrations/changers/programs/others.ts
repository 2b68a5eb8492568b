import type { Programs } from '~/features/integrations/changers/client-options';
import {
  dailyPicture,
  intervalSeconds,
  inWords,
  randomPicture,
  rotatingPicture,
  screenPage,
} from '~/features/integrations/changers/client-options';
import { messagesOf } from '~/messages/messages';

/** WallPanel fills in its own screen size, and the time below. */
const WALLPANEL_SIZE = `/random/\${width}x\${height}`;

export function others(): Programs {
  const { groups, names, labels, ...text } = messagesOf('changerPrograms');
  const programs: Programs['programs'] = {
    screen: {
      name: names.screen,
      recipe: (options) => ({
        snippets: [{ label: labels.address, text: screenPage(options) }],
        steps: [text.screen.open, text.screen.fullScreen, text.screen.changes(inWords(options.every))],
      }),
    },

    wallpanel: {
      name: names.wallpanel,
      recipe: (options) => {
        const ownSize = randomPicture(options).replace(/\/random\/\d+x\d+/, WALLPANEL_SIZE);
        const url = `${ownSize}${ownSize.includes('?') ? '&' : '?'}t=\${timestamp}`;
        const lines = [
          'wallpanel:',
          '  enabled: true',
          `  image_url: "${url}"`,
          `  display_time: ${intervalSeconds(options.every)}`,
        ];
        return {
          snippets: [{ label: labels.dashboardConfiguration, text: `${lines.join('\n')}\n` }],
          steps: [text.wallpanel.install, text.wallpanel.paste, text.wallpanel.changes(inWords(options.every))],
        };
      },
    },

    magicmirror: {
      name: names.magicMirror,
      recipe: (options) => ({
        snippets: [
          {
            label: labels.file('config/config.js'),
            text: [
              '{',
              '  module: "MMM-Wallpaper",',
              '  position: "fullscreen_below",',
              '  config: {',
              `    source: "${randomPicture(options)}",`,
              `    slideInterval: ${intervalSeconds(options.every) * 1000},`,
              '  },',
              '},',
              '',
            ].join('\n'),
          },
        ],
        steps: [text.magicMirror.install, text.magicMirror.paste, text.magicMirror.changes(inWords(options.every))],
      }),
    },

    dakboard: {
      name: names.dakboard,
      recipe: (options) => ({
        snippets: [{ label: labels.address, text: rotatingPicture(options) }],
        steps: [text.dakboard.open, text.dakboard.paste, text.dakboard.changes(inWords(options.every))],
      }),
    },

    'start-page': {
      name: names.startPage,
      recipe: (options) => ({
        snippets: [
          { label: labels.image, text: `<img src="${rotatingPicture(options).replaceAll('&', '&amp;')}" alt="">` },
          {
            label: labels.background,
            text: `body { background: url("${rotatingPicture(options)}") center / cover fixed; }`,
          },
          { label: labels.daily, text: dailyPicture(options) },
        ],
        steps: [text.startPage.paste, text.startPage.changes(inWords(options.every)), text.startPage.free],
      }),
    },

    curl: {
      name: names.curl,
      recipe: (options) => ({
        snippets: [
          { label: labels.newPicture, text: randomPicture(options) },
          {
            label: labels.terminal,
            text: `curl --fail --location --output wallpaper.jpg '${randomPicture(options).replaceAll("'", '%27')}'`,
          },
        ],
        steps: text.curl.steps,
      }),
    },
  };

  return { name: groups.others, programs };
}
