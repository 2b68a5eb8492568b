import { useLoaderData } from '@remix-run/react';
import { readOwnPage } from '~/features/static-pages/own-page.server';
import { OwnPage, ownPageMeta } from '~/features/static-pages/static-page';
import { messagesOf } from '~/messages/messages';

export { handle, links } from '~/features/static-pages/static-page';

export const loader = () => readOwnPage('about');

export const meta = ownPageMeta('about');

export default function About() {
  return <OwnPage title={messagesOf('shell').footer.ownPages.about} text={useLoaderData<typeof loader>()} />;
}
