import { env } from '~/lib/env.server';

export function socialLinks(): { name: string; url: string }[] {
  const links = {
    X: env.SOCIAL_X_URL,
    Instagram: env.SOCIAL_INSTAGRAM_URL,
    Facebook: env.SOCIAL_FACEBOOK_URL,
    Pinterest: env.SOCIAL_PINTEREST_URL,
    Mastodon: env.SOCIAL_MASTODON_URL,
    GitHub: env.SOCIAL_GITHUB_URL,
    RSS: '/feed.xml',
  };
  return Object.entries(links).flatMap(([name, url]) => (url ? [{ name, url }] : []));
}
