import { StaticPage, type StaticText, staticMeta } from '~/features/static-pages/static-page';
import { termsSections } from '~/features/static-pages/terms-sections';

export { handle, links } from '~/features/static-pages/static-page';
export { loader } from '~/features/static-pages/static-page.server';

const TEXT: StaticText = {
  title: 'Terms of Service',
  path: '/terms',
  description: (siteName) => `What you may do with the wallpapers of ${siteName}, and what we ask of you.`,
  lead: () => 'Short, so that you can read them. The pictures are free for your own screens; the rest is common sense.',
  sections: termsSections,
};

export const meta = staticMeta(TEXT);

export default function Terms() {
  return <StaticPage {...TEXT} />;
}
