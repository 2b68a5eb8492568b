import { privacySections } from '~/features/static-pages/privacy-sections';
import { StaticPage, type StaticText, staticMeta } from '~/features/static-pages/static-page';
import { readStaticPage } from '~/features/static-pages/static-page.server';
import { messagesOf } from '~/messages/messages';

export { handle, links } from '~/features/static-pages/static-page';

const TEXT: StaticText = { path: '/privacy', words: () => messagesOf('privacy'), sections: privacySections };

export const loader = () => readStaticPage('privacy');

export const meta = staticMeta(TEXT);

export default function Privacy() {
  return <StaticPage {...TEXT} />;
}
