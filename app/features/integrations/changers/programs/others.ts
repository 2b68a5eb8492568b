import type { Programs } from '~/features/integrations/changers/wish';
import {
  dailyPicture,
  intervalSeconds,
  inWords,
  randomPicture,
  rotatingPicture,
  screenPage,
} from '~/features/integrations/changers/wish';
import { messagesOf } from '~/messages/messages';

/** WallPanel fills in its own screen size, and the time below. */
const WALLPANEL_SIZE = `/random/\${width}x\${height}`;

export function others(): Programs {
  const { groups, names, labels, ...text } = messagesOf('changerPrograms');
  const programs: Programs['programs'] = {
    screen: {
      name: names.screen,
      recipe: (wish) => ({
        snippets: [{ label: labels.address, text: screenPage(wish) }],
        steps: [text.screen.open, text.screen.fullScreen, text.screen.changes(inWords(wish.every))],
      }),
    },

    wallpanel: {
      name: names.wallpanel,
      recipe: (wish) => {
        const ownSize = randomPicture(wish).replace(/\/random\/\d+x\d+/, WALLPANEL_SIZE);
        const url = `${ownSize}${ownSize.includes('?') ? '&' : '?'}t=\${timestamp}`;
        const lines = [
          'wallpanel:',
          '  enabled: true',
          `  image_url: "${url}"`,
          `  display_time: ${intervalSeconds(wish.every)}`,
        ];
        return {
          snippets: [{ label: labels.dashboardConfiguration, text: `${lines.join('\n')}\n` }],
          steps: [text.wallpanel.install, text.wallpanel.paste, text.wallpanel.changes(inWords(wish.every))],
        };
      },
    },

    magicmirror: {
      name: names.magicMirror,
      recipe: (wish) => ({
        snippets: [
          {
            label: labels.file('config/config.js'),
            text: [
              '{',
              '  module: "MMM-Wallpaper",',
              '  position: "fullscreen_below",',
              '  config: {',
              `    source: "${randomPicture(wish)}",`,
              `    slideInterval: ${intervalSeconds(wish.every) * 1000},`,
              '  },',
              '},',
              '',
            ].join('\n'),
          },
        ],
        steps: [text.magicMirror.install, text.magicMirror.paste, text.magicMirror.changes(inWords(wish.every))],
      }),
    },

    dakboard: {
      name: names.dakboard,
      recipe: (wish) => ({
        snippets: [{ label: labels.address, text: rotatingPicture(wish) }],
        steps: [text.dakboard.open, text.dakboard.paste, text.dakboard.changes(inWords(wish.every))],
      }),
    },

    'start-page': {
      name: names.startPage,
      recipe: (wish) => ({
        snippets: [
          { label: labels.image, text: `<img src="${rotatingPicture(wish).replaceAll('&', '&amp;')}" alt="">` },
          {
            label: labels.background,
            text: `body { background: url("${rotatingPicture(wish)}") center / cover fixed; }`,
          },
          { label: labels.daily, text: dailyPicture(wish) },
        ],
        steps: [text.startPage.paste, text.startPage.changes(inWords(wish.every)), text.startPage.free],
      }),
    },

    curl: {
      name: names.curl,
      recipe: (wish) => ({
        snippets: [
          { label: labels.newPicture, text: randomPicture(wish) },
          {
            label: labels.terminal,
            text: `curl --fail --location --output wallpaper.jpg '${randomPicture(wish).replaceAll("'", '%27')}'`,
          },
        ],
        steps: text.curl.steps,
      }),
    },
  };

  return { name: groups.others, programs };
}
