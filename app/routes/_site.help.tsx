import { helpSections } from '~/features/static-pages/help-sections';
import { StaticPage, type StaticText, staticMeta } from '~/features/static-pages/static-page';
import { messagesOf } from '~/messages/messages';

export { handle, links } from '~/features/static-pages/static-page';
export { loader } from '~/features/static-pages/static-page.server';

const TEXT: StaticText = { path: '/help', words: () => messagesOf('help'), sections: helpSections };

export const meta = staticMeta(TEXT);

export default function Help() {
  return <StaticPage {...TEXT} />;
}
