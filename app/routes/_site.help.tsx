import { helpSections } from '~/features/static-pages/help-sections';
import { StaticPage, type StaticText, staticMeta } from '~/features/static-pages/static-page';

export { handle, links } from '~/features/static-pages/static-page';
export { loader } from '~/features/static-pages/static-page.server';

const TEXT: StaticText = {
  title: 'Help Center',
  path: '/help',
  description: (siteName) =>
    `How to find, download and set a wallpaper on Windows, macOS, Android, iPhone, iPad and Linux with ${siteName}.`,
  lead: (siteName) => `How to find a wallpaper on ${siteName}, get it in the right size, and put it on your screen.`,
  sections: helpSections,
};

export const meta = staticMeta(TEXT);

export default function Help() {
  return <StaticPage {...TEXT} />;
}
