import { helpSections } from '~/features/static-pages/help-sections';
import { StaticPage, type StaticText, staticMeta } from '~/features/static-pages/static-page';
import { readStaticPage } from '~/features/static-pages/static-page.server';
import { messagesOf } from '~/messages/messages';

export { handle, links } from '~/features/static-pages/static-page';

const TEXT: StaticText = { path: '/help', words: () => messagesOf('help'), sections: helpSections, isExtended: true };

export const loader = () => readStaticPage('help');

export const meta = staticMeta(TEXT);

export default function Help() {
  return <StaticPage {...TEXT} />;
}
