import { useLoaderData } from '@remix-run/react';
import { readOwnPage } from '~/features/static-pages/own-page.server';
import { OwnPage, ownPageMeta } from '~/features/static-pages/static-page';
import { messagesOf } from '~/messages/messages';

export { handle, links } from '~/features/static-pages/static-page';

export const loader = () => readOwnPage('imprint');

export const meta = ownPageMeta('imprint');

export default function Imprint() {
  return <OwnPage title={messagesOf('shell').footer.ownPages.imprint} text={useLoaderData<typeof loader>()} />;
}
