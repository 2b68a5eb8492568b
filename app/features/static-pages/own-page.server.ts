import { siteText } from '~/features/site/site-texts.server';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

/** @throws not_found until the owner has written it */
export async function readOwnPage(name: 'about' | 'imprint') {
  const text = await siteText(name);
  if (!text) throw notFound();
  return { text, title: messagesOf('ownPages')[name], path: `/${name}` };
}
export type OwnPageView = Awaited<ReturnType<typeof readOwnPage>>;
