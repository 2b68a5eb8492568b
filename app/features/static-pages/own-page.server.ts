import { siteText } from '~/features/site/site-texts.server';
import { notFound } from '~/lib/errors';

/** @throws not_found until the owner has written it */
export async function readOwnPage(name: 'about' | 'imprint'): Promise<string> {
  const text = await siteText(name);
  if (!text) throw notFound();
  return text;
}
