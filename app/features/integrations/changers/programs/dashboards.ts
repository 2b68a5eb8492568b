import type { Program } from '~/features/integrations/changers/wish';
import {
  dailyPicture,
  intervalSeconds,
  inWords,
  randomPicture,
  rotatingPicture,
  screenPage,
} from '~/features/integrations/changers/wish';

/** WallPanel puts the size of its own screen in, and the time. */
const WALLPANEL_SIZE = `/random/\${width}x\${height}`;

const programs: Record<string, Program> = {
  screen: {
    name: 'Television, kiosk, old tablet',
    recipe: (wish) => ({
      snippets: [{ label: 'Address', text: screenPage(wish) }],
      steps: [
        'Open the address in any browser; it needs no JavaScript.',
        'Show it full screen: F11, or “Add to home screen”.',
        `The picture changes ${inWords(wish.every)}. With shift=1, shift=2 and so on other screens show others.`,
      ],
    }),
  },

  wallpanel: {
    name: 'Home Assistant, WallPanel',
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
        snippets: [{ label: 'In the dashboard’s configuration', text: `${lines.join('\n')}\n` }],
        steps: [
          'Install WallPanel (by HACS).',
          'Open the raw configuration of a dashboard, and put the lines at its beginning.',
          `Reload the dashboard. The picture has the size of the screen, and changes ${inWords(wish.every)}.`,
        ],
      };
    },
  },

  magicmirror: {
    name: 'MagicMirror, MMM-Wallpaper',
    recipe: (wish) => ({
      snippets: [
        {
          label: 'In config/config.js',
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
      steps: [
        'Install MMM-Wallpaper in MagicMirror’s folder “modules”.',
        'Put the lines into the list “modules” of config/config.js.',
        `Start MagicMirror again. The picture changes ${inWords(wish.every)}.`,
      ],
    }),
  },

  dakboard: {
    name: 'DAKboard',
    recipe: (wish) => ({
      snippets: [{ label: 'Address', text: rotatingPicture(wish) }],
      steps: [
        'Open the screen’s settings, and its background or a photo block.',
        'Choose “Custom URL” or “Image from URL”, and paste the address.',
        `Let it be fetched again as often as you like: it is another picture ${inWords(wish.every)}.`,
      ],
    }),
  },

  'start-page': {
    name: 'Start page, website',
    recipe: (wish) => ({
      snippets: [
        { label: 'As an image', text: `<img src="${rotatingPicture(wish).replaceAll('&', '&amp;')}" alt="">` },
        {
          label: 'As a background, in CSS',
          text: `body { background: url("${rotatingPicture(wish)}") center / cover fixed; }`,
        },
        { label: 'The picture of the day', text: dailyPicture(wish) },
      ],
      steps: [
        'Paste the line into the page, or the address where the start page asks for a picture.',
        `It is the same picture for everybody, and another one ${inWords(wish.every)}.`,
        'Other sites may use these addresses; no key is needed.',
      ],
    }),
  },
};

export const dashboards = { name: 'Dashboards and pages', programs };
