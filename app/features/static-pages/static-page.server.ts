import { siteSettings } from '~/features/site/site-settings.server';
import type { TextName } from '~/features/site/site-text.schema';
import { siteText } from '~/features/site/site-texts.server';

/** The owner's text replaces or follows ours. */
export async function readStaticPage(name: TextName) {
  const { name: siteName, contactEmail } = await siteSettings();
  return { siteName, contactEmail, own: await siteText(name) };
}
export type SiteOfPage = Awaited<ReturnType<typeof readStaticPage>>;
