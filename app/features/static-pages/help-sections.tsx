import { Link } from '@remix-run/react';
import type { StaticSection } from './static-page';

const SYSTEMS = [
  {
    id: 'windows',
    name: 'Windows',
    steps: [
      'Download the wallpaper and open the Downloads folder.',
      'Right-click the file and choose “Set as desktop background”.',
      'To change how it fits, or to use it on one of several screens: Settings, Personalisation, Background.',
    ],
  },
  {
    id: 'macos',
    name: 'macOS',
    steps: [
      'Download the wallpaper; Safari puts it into the Downloads folder.',
      'Open System Settings, Wallpaper, and choose “Add Photo”, then the file.',
      'Or Control-click the file in the Finder: Services (or Quick Actions), “Set Desktop Picture”.',
    ],
  },
  {
    id: 'android',
    name: 'Android',
    steps: [
      'Download the wallpaper; it appears in Photos, Gallery or Files.',
      'Open it there, open the menu, and choose “Use as” or “Set as wallpaper”.',
      'Choose the home screen, the lock screen or both. Names differ a little from one maker to the next.',
    ],
  },
  {
    id: 'ios',
    name: 'iOS (iPhone)',
    steps: [
      'Open the wallpaper, tap “View Full Size” and “100 %”, hold the picture and choose “Save to Photos”. Download puts it into the Files app instead.',
      'Open Settings, Wallpaper, “Add New Wallpaper”, Photos, and choose the picture.',
      'Pinch to place it, then tap “Add”.',
    ],
  },
  {
    id: 'ipados',
    name: 'iPadOS (iPad)',
    steps: [
      'Save the picture to Photos as on an iPhone; tablet wallpapers fit best.',
      'Open Settings, Wallpaper, “Add New Wallpaper”, Photos, and choose the picture.',
      'Turn the iPad while you place it: the picture is cut for both directions.',
    ],
  },
  {
    id: 'linux',
    name: 'Linux',
    steps: [
      'GNOME: Settings, Appearance (or Background), “Add Picture”, then the file.',
      'KDE Plasma: right-click the desktop, “Configure Desktop and Wallpaper”, “Add”, then the file.',
      'Elsewhere: right-click the desktop, or the picture in the file manager; most offer to set it as the wallpaper.',
    ],
  },
];

const FORMATS = [
  ['Download', 'The picture in its full size as a JPEG named after its title. Use this one.'],
  ['For my screen', 'A part of the picture at the exact size of your screen; see below.'],
  ['Download Preview', 'A small JPEG, at most 640 pixels wide, to try it out or to save data.'],
  ['Original PNG or Original WEBP', 'Offered when the picture was uploaded in that format; nothing is lost in it.'],
  [
    'View Full Size',
    'The picture alone: all of it on your screen, or at 100 %, where it is the same file as Download.',
  ],
];

export function helpSections(contactEmail: string | null): StaticSection[] {
  return [
    {
      id: 'find',
      title: 'Find a wallpaper',
      body: (
        <>
          <p>
            Type into the search box: it looks through titles, tags, categories and descriptions. Every word has to
            match, the beginning of a word is enough, and a word with a typing error is corrected; the page then says
            what it searched for. When nothing has all the words, it shows what has most of them. A size such as
            “3840x2160” finds the wallpapers of that size; “-cars” leaves out what has that word, and quotation marks
            keep words together. The address of a search can be kept or passed on.
          </p>
          <p>
            <strong>Filters</strong> above a list narrow it to a device, a shape, a least size, a colour or a tone, sort
            it, and leave out tags. Beside each choice stands how many wallpapers it would find. “True black” are
            pictures of which at least half of the pixels are off on an OLED screen. The address keeps all of it, and
            each filtered list has a feed.
          </p>
          <ul>
            <li>
              <strong>Home</strong> shows featured wallpapers first, then the rest in an order that changes every ten
              minutes, so there is always something new at the top.
            </li>
            <li>
              <strong>PC Wallpapers</strong>, <strong>Mobile Wallpapers</strong> and, where there are any, tablet
              wallpapers are lists of their own. “Both” shows them below each other.
            </li>
            <li>
              <strong>Random</strong> with its <strong>Shuffle</strong> button deals the cards anew. The order stays the
              same while you go through it, so no picture comes twice.
            </li>
            <li>
              Categories are the row of names above the lists; categories and tags also stand on every card and lead to
              all wallpapers that share them.
            </li>
          </ul>
          <p>
            A list shows 40 wallpapers at a time; “Load More Wallpapers” brings the next 40. Without JavaScript it leads
            to the next page instead, with a way back.
          </p>
          <p>
            “Small pictures” at the foot of every page saves data: lists show a dozen wallpapers at a time, in small,
            and say what each picture weighs. A browser that is set to save data gets the same by itself.
          </p>
        </>
      ),
    },
    {
      id: 'look',
      title: 'Look at it first',
      body: (
        <p>
          A click on a card opens the wallpaper’s own page with its size, colours and tags. <strong>Quick view</strong>{' '}
          on the card shows the picture and its facts without leaving the list; close it with Esc, the Close button or
          your browser’s back button. A wallpaper’s page that you reached from a list has <strong>Previous</strong> and{' '}
          <strong>Next</strong>, which arrow keys and a swipe over the picture do, too. Every page has an address that
          you can share.
        </p>
      ),
    },
    {
      id: 'download',
      title: 'Download',
      body: (
        <>
          <p>Every wallpaper is free to download, without an account and as often as you like.</p>
          <dl>
            {FORMATS.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>
            Pictures you download carry no camera data, no place and no names; only the colour profile stays, so that
            colours look right. On the pages themselves your browser gets AVIF or WebP in the size that fits your
            screen, or JPEG if it is older.
          </p>
          <p>
            Nothing happens? Look into your browser’s list of downloads, and check whether it asks for permission to
            save files. When the site says that you made too many requests, wait a minute and try again.
          </p>
        </>
      ),
    },
    {
      id: 'size',
      title: 'Choose the right size',
      body: (
        <>
          <p>
            A wallpaper with at least as many pixels as your screen looks sharp; a larger one does too, the device makes
            it smaller. PC wallpapers are wide, mobile wallpapers are tall, and the resolution stands on every
            wallpaper’s page.
          </p>
          <ul>
            <li>1920 × 1080 (tagged 1080p) fills most laptops and office screens.</li>
            <li>2560 × 1440 (QHD) and 3840 × 2160 (4K) are for larger and sharper screens.</li>
            <li>“Ultrawide” marks pictures more than twice as wide as high.</li>
            <li>For a phone, any mobile wallpaper with 1080 pixels or more in width is enough.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'screen',
      title: 'Cut it to your screen',
      body: (
        <>
          <p>
            “For my screen” on a wallpaper’s page cuts the picture to the exact size of a screen: choose one of the
            list, or type width and height in pixels. Where your system enlarges everything, the pixel ratio says by how
            much.
          </p>
          <ul>
            <li>
              “Fill the screen” cuts off what does not fit. You choose what stays, or drag the frame on the picture.
            </li>
            <li>“Whole, with a border” shows all of it, with one of its colours around.</li>
            <li>Nothing is enlarged: for a picture that is too small you get its largest cut of that shape.</li>
            <li>“Address of this file” stays the same, for programs that fetch their wallpaper themselves.</li>
            <li>
              “Several monitors” cuts it for up to six screens side by side, with the gap between them, as a ZIP with a
              file for each and the lines that set them.
            </li>
            <li>“Make this my screen” keeps the size in a cookie, so that the next form begins with it.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'set',
      title: 'Set it as your wallpaper',
      body: (
        <>
          {SYSTEMS.map(({ id, name, steps }) => (
            <details key={id} id={id} open={id === 'windows'}>
              <summary>{name}</summary>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </details>
          ))}
        </>
      ),
    },
    {
      id: 'changers',
      title: 'Let it change by itself',
      body: (
        <p>
          <Link to="/changers">Wallpaper changers</Link> asks for your program, your screen and which wallpapers you
          like, and answers with the address to paste or the file to unpack, for Variety, GNOME, KDE, Windows, macOS,
          phones, dashboards and start pages. “In a wallpaper changer” in the filters of a list leads there with that
          list.
        </p>
      ),
    },
    {
      id: 'news',
      title: 'Hear of new wallpapers',
      body: (
        <ul>
          <li>
            <Link to="/subscribe">Subscribe to the newsletter</Link> with your e-mail address. A link in its letters
            ends it; if you have none, <Link to="/contact?subject=Remove%20my%20address">write to us</Link> from that
            address.
          </li>
          <li>
            Or add <a href="/feed.xml">our feed</a> to a feed reader, which needs no address at all. Categories and tags
            have feeds of their own: add <code>/feed.xml</code> to the address of the page.
          </li>
        </ul>
      ),
    },
    {
      id: 'report',
      title: 'Report a picture',
      body: (
        <p>
          Is a picture yours, or should it not be here for another reason?{' '}
          <Link to="/contact?subject=Report%20a%20picture">Tell us</Link> with the address of its page and why, and we
          look at it.
        </p>
      ),
    },
    {
      id: 'trouble',
      title: 'If something does not work',
      body: (
        <>
          <p>
            The whole site works without JavaScript, in text browsers too, and by keyboard alone. Dark or light follows
            the setting of your system, and so does reduced motion. A message in the corner of the screen can be reached
            with F8.
          </p>
          <p>
            Still stuck? <Link to="/contact">Contact us</Link>
            {contactEmail && (
              <>
                {' '}
                or write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
              </>
            )}
            , and say which page and which browser it was.
          </p>
        </>
      ),
    },
  ];
}
