import { StaticPage, type StaticText, staticMeta } from '~/features/static-pages/static-page';
import { readStaticPage } from '~/features/static-pages/static-page.server';
import { termsSections } from '~/features/static-pages/terms-sections';
import { messagesOf } from '~/messages/messages';

export { handle, links } from '~/features/static-pages/static-page';

const TEXT: StaticText = { path: '/terms', words: () => messagesOf('terms'), sections: termsSections };

export const loader = () => readStaticPage('terms');

export const meta = staticMeta(TEXT);

export default function Terms() {
  return <StaticPage {...TEXT} />;
}
