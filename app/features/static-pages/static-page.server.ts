import { env } from '~/lib/env.server';

export const loader = () => ({ siteName: env.SITE_NAME, contactEmail: env.CONTACT_EMAIL ?? null });
export type SiteOfPage = ReturnType<typeof loader>;
