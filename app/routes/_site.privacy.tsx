import { privacySections } from '~/features/static-pages/privacy-sections';
import { StaticPage, type StaticText, staticMeta } from '~/features/static-pages/static-page';

export { handle, links } from '~/features/static-pages/static-page';
export { loader } from '~/features/static-pages/static-page.server';

const TEXT: StaticText = {
  title: 'Privacy Policy',
  path: '/privacy',
  description: (siteName) => `What ${siteName} stores about its visitors, what it counts, and what it forgets.`,
  lead: (siteName) => `What ${siteName} stores about you, why, and for how long. It is little.`,
  sections: privacySections,
};

export const meta = staticMeta(TEXT);

export default function Privacy() {
  return <StaticPage {...TEXT} />;
}
