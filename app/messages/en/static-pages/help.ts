/** The Help Center. */
export const help = {
  title: 'Help Center',
  description: (siteName: string | undefined) =>
    `How to find, download and set a wallpaper on Windows, macOS, Android, iPhone, iPad and Linux with ${siteName}.`,
  lead: (siteName: string) => `How to find a wallpaper on ${siteName}, get it in the right size, and set it.`,
  find: {
    title: 'Find a wallpaper',
    search:
      'The search box looks through titles, tags, categories and descriptions. All your words have to match, but the beginning of a word is enough. If you mistype a word, we correct it and tell you what we searched for. If nothing matches all your words, you see what matches most of them.',
    operators:
      'A size such as “3840x2160” finds wallpapers of that size. “-cars” leaves out everything with that word, and quotation marks keep words together. You can bookmark or share the link to a search.',
    filters:
      '[Filters] above a list narrow it by device, shape, minimum size, colour or tone. You can also sort the list and leave out tags. Each choice shows how many wallpapers it would find. “True black” pictures turn off at least half of the pixels of an OLED screen. The link to the page keeps your filters, and every filtered list has a feed.',
    home: '[Home] shows featured wallpapers first. The order of the rest changes every ten minutes, so there is always something new at the top.',
    devices:
      '[PC Wallpapers], [Mobile Wallpapers] and, if there are any, tablet wallpapers have their own lists. “Both” shows one below the other.',
    random:
      '[Random] shows wallpapers in random order, and [Shuffle] puts them in a new order. The order stays the same while you go through it, so you see no picture twice.',
    categories:
      'Categories are in the row above the lists. Every card also shows its category and tags. Choose one to see all its wallpapers.',
    more: 'A list shows 40 wallpapers at a time. “Load More Wallpapers” adds the next 40. Without JavaScript it opens the next page, with a link back.',
    smallPictures:
      'To save data, press “Small pictures” at the bottom of any page. Lists then show a dozen small pictures at a time and say how large each file is. If your browser is set to save data, this happens automatically.',
  },
  look: {
    title: 'Look at it first',
    text: 'Click a card to open the wallpaper’s page with its size, colours and tags. [Quick view] on the card shows the picture and its details without leaving the list. Close it with Esc, the Close button or your browser’s back button. If you came from a list, the page has [Previous] and [Next]. Arrow keys and a swipe across the picture do the same. Every page has a link that you can share.',
  },
  keep: {
    title: 'Keep wallpapers in a list',
    text: 'Press [Keep] on a card or a wallpaper’s page. You need no account: a cookie remembers your list, and [My list] shows it. There you can sort it, add notes, download everything at your screen’s size, and use the list in a wallpaper changer.',
    links:
      'Open the secret link on your other devices to use the same list there. “Share” gives you a link with which others can only look. A list is deleted two years after its last visit.',
  },
  download: {
    title: 'Download',
    free: 'Every wallpaper is free. You need no account, and you can download as often as you like.',
    files: [
      ['Download', 'The picture in full size, as a JPEG named after its title. This is the one most people want.'],
      ['For my screen', 'A part of the picture at the exact size of your screen. See “Cut it to your screen” below.'],
      ['Download Preview', 'A small JPEG, at most 640 pixels wide. Use it to try the picture or to save data.'],
      [
        'Original PNG or Original WEBP',
        'The picture in the format it was uploaded in, without loss of quality. Only for PNG and WEBP uploads.',
      ],
      ['View Full Size', 'Just the picture: all of it on your screen, or at 100%, which is the same file as Download.'],
    ] as [name: string, text: string][],
    metadata:
      'The pictures you download have no camera data or locations in them. The colour profile stays, so that colours look right, and the file says what the wallpaper’s page says about its author, source and licence. With [Free to use], lists show only pictures that you may also pass on; “Copy credit” on a wallpaper’s page gives you the line to put beside it. On the site itself, your browser gets AVIF or WebP in the size that fits your screen. Older browsers get JPEG.',
    trouble:
      'Nothing happens? Look at your browser’s list of downloads, and check whether it asks for permission to save files. If the site says you have made too many requests, wait a minute and try again.',
  },
  size: {
    title: 'Choose the right size',
    text: 'A wallpaper looks sharp if it has at least as many pixels as your screen. If it has more, your device scales it down. PC wallpapers are wide and mobile wallpapers are tall. Each wallpaper’s page shows its resolution.',
    points: [
      '1920 × 1080 (tagged 1080p) fills most laptops and office screens.',
      '2560 × 1440 (QHD) and 3840 × 2160 (4K) are for larger and sharper screens.',
      '“Ultrawide” pictures are more than twice as wide as they are tall.',
      'For a phone, any mobile wallpaper at least 1080 pixels wide is enough.',
    ],
  },
  screen: {
    title: 'Cut it to your screen',
    text: '“For my screen” on a wallpaper’s page cuts the picture to the exact size of a screen. Choose a screen from the list, or type its width and height in pixels. If your system enlarges everything, enter that factor as the pixel ratio, such as 1.5 for 150%.',
    points: [
      '“Fill the screen” cuts off what doesn’t fit. Choose what stays, or drag the frame on the picture.',
      '“Fit, with a border” shows the whole picture and surrounds it with one of its colours.',
      'We never enlarge a picture. If it is too small, you get the largest cut of that shape it can give.',
      '“Link to this file” stays the same, so programs can fetch the wallpaper from there.',
      '“Several monitors” cuts the picture for up to six screens side by side, and allows for the gaps between them. You get a ZIP with a file for each screen and the commands that set them.',
      '“Make this my screen” keeps the size in a cookie, so the form starts with it next time.',
    ],
  },
  set: {
    title: 'Set it as your wallpaper',
    systems: [
      {
        id: 'windows',
        name: 'Windows',
        steps: [
          'Download the wallpaper and open the Downloads folder.',
          'Right-click the file and choose “Set as desktop background”.',
          'To change how it fits, or to use it on only one of several screens, open Settings, Personalisation, Background.',
        ],
      },
      {
        id: 'macos',
        name: 'macOS',
        steps: [
          'Download the wallpaper. Safari saves it in the Downloads folder.',
          'Open System Settings, Wallpaper, choose “Add Photo”, then pick the file.',
          'Or Control-click the file in the Finder and choose Services (or Quick Actions), “Set Desktop Picture”.',
        ],
      },
      {
        id: 'android',
        name: 'Android',
        steps: [
          'Download the wallpaper. It appears in Photos, Gallery or Files.',
          'Open it there, open the menu, and choose “Use as” or “Set as wallpaper”.',
          'Choose the home screen, the lock screen or both. The names differ slightly from phone to phone.',
        ],
      },
      {
        id: 'ios',
        name: 'iOS (iPhone)',
        steps: [
          'Open the wallpaper, tap “View Full Size” and “100%”, touch and hold the picture, and choose “Save to Photos”. Download saves it in the Files app instead.',
          'Open Settings, Wallpaper, “Add New Wallpaper”, Photos, and choose the picture.',
          'Pinch to position it, then tap “Add”.',
        ],
      },
      {
        id: 'ipados',
        name: 'iPadOS (iPad)',
        steps: [
          'Save the picture to Photos as on an iPhone. Tablet wallpapers fit best.',
          'Open Settings, Wallpaper, “Add New Wallpaper”, Photos, and choose the picture.',
          'Turn the iPad while you position the picture: it is cropped for both orientations.',
        ],
      },
      {
        id: 'linux',
        name: 'Linux',
        steps: [
          'GNOME: open Settings, Appearance (or Background), choose “Add Picture”, then pick the file.',
          'KDE Plasma: right-click the desktop, choose “Configure Desktop and Wallpaper”, “Add”, then pick the file.',
          'Other desktops: right-click the desktop, or the picture in the file manager. Most offer to set it as the wallpaper.',
        ],
      },
    ],
  },
  changers: {
    title: 'Change it automatically',
    text: '[Wallpaper changers] asks for your app, your screen and the wallpapers you like. You get an address to paste or a file to open, for Variety, GNOME, KDE, Windows, macOS, phones and any other program. To use a list you have filtered, choose “Use in a wallpaper changer” in its filters.',
  },
  news: {
    title: 'Hear about new wallpapers',
    newsletter:
      '[Subscribe to the newsletter] with your email address. To unsubscribe, use the link in any newsletter. If you have none, [write to us] from the address you subscribed with.',
    feeds:
      'Or add [our feed] to a feed reader, which needs no email address. Every category and tag has its own feed: add [/feed.xml] to the address of its page.',
  },
  report: {
    title: 'Report a picture',
    text: 'Is a picture yours, or should it not be here for another reason? Open its page, choose [Report this wallpaper], and we will look at it. You can also [tell us in a message].',
  },
  trouble: {
    title: 'If something doesn’t work',
    text: 'The whole site works without JavaScript, in text browsers, and with only a keyboard. Dark or light mode and reduced motion follow your system settings; at the bottom of each page you can choose dark or light. Press F8 to reach a message in the corner of the screen.',
    contact: 'Still stuck? [Contact us] and say which page and which browser you used.',
    contactOrEmail: (address: string) =>
      `Still stuck? [Contact us] or email [${address}], and say which page and which browser you used.`,
  },
};
