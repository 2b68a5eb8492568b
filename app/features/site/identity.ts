import type { Env } from '~/lib/env.server';

export const SOCIAL_SITES = ['X', 'Instagram', 'Facebook', 'Pinterest', 'Mastodon', 'GitHub'] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];

export const socialVariable = (site: SocialSite) =>
  `SOCIAL_${site.toUpperCase() as Uppercase<SocialSite>}_URL` as const satisfies keyof Env;

/** The promises of the landing page. */
export const FEATURES = ['search', 'quality', 'devices', 'free', 'smart', 'collections', 'formats', 'daily'] as const;
