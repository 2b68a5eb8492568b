import { privacySections } from '~/features/static-pages/privacy-sections';
import { StaticPage, type StaticText, staticMeta } from '~/features/static-pages/static-page';
import { privacyMessages } from '~/messages/static-pages/privacy';

export { handle, links } from '~/features/static-pages/static-page';
export { loader } from '~/features/static-pages/static-page.server';

const TEXT: StaticText = { path: '/privacy', words: privacyMessages, sections: privacySections };

export const meta = staticMeta(TEXT);

export default function Privacy() {
  return <StaticPage {...TEXT} />;
}
