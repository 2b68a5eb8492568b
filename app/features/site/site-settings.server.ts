/** What the owner set: the environment wins over the browser. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { galleryVersion } from '~/db/cache-invalidation.server';
import { forkEm } from '~/db/orm.server';
import { setSmallPicturesByDefault } from '~/http/request/data-saver.server';
import { env, isGiven } from '~/lib/env.server';
import { LANGUAGE_CODES, type Language } from '~/messages/languages';
import { setSiteLanguages } from '~/messages/languages.server';
import { logError } from '~/platform/log.server';
import type { FeedIds } from './feed-ids.queries.server';
import { FEATURES, SOCIAL_SITES, socialVariable } from './identity';
import { type IdentityValue, NO_IDENTITY } from './identity.schema';
import { readSettings } from './settings.queries.server';
import { type SiteTexts, TEXT_NAMES, type TextName, textRow } from './site-text.schema';
import { type Mail, NO_MAIL, smtpUrl } from './smtp-url.server';
import { SOCIAL_MARKS } from './social-marks.server';

export interface SiteSettings {
  name: string;
  /** Of the home page, in each language. */
  tagline: Record<Language, string>;
  description: Record<Language, string>;
  /** "#rrggbb"; null for the usual one. */
  accent: string | null;
  /** Where its files are; null for ours. */
  logo: string | null;
  timeZone: string;
  smallPictures: boolean;
  language: Language;
  /** May have the site's own, too. */
  otherLanguages: Language[];
  hiddenFeatures: string[];
  social: { name: string; url: string; mark?: string }[];
  smtpUrl: string | null;
  mailFrom: string | null;
  contactEmail: string | null;
  /** For links in mails. Null where neither the environment nor the owner says it: a Host header can be forged. */
  siteUrl: string | null;
  feedIds: FeedIds;
  texts: SiteTexts;
}

/** Where a logo's files are. */
export const logoPath = (hash: string) => `/logo/${hash}`;

type Rows = Record<string, object | undefined>;

function textsFrom(rows: Rows): SiteTexts {
  const written = (name: TextName) =>
    LANGUAGE_CODES.map((language) => [
      language,
      (rows[textRow(name, language)] as { text: string } | undefined)?.text ?? '',
    ]);
  return Object.fromEntries(TEXT_NAMES.map((name) => [name, Object.fromEntries(written(name))]));
}

function settingsFrom(rows: Rows): SiteSettings {
  const identity: IdentityValue = { ...NO_IDENTITY, ...rows.identity };
  const mail: Mail = { ...NO_MAIL, ...rows.mail };
  const links = SOCIAL_SITES.map((name) => ({ name, url: env[socialVariable(name)] ?? identity[name] }));
  const contactEmail = env.CONTACT_EMAIL ?? (mail.to || null);
  const siteUrl = env.SITE_URL ?? (mail.siteUrl || null);
  const language = isGiven('SITE_LANGUAGE') ? env.SITE_LANGUAGE : identity.language || env.SITE_LANGUAGE;
  const inEachLanguage = (field: 'tagline' | 'description') =>
    Object.fromEntries(
      LANGUAGE_CODES.map((code) => [code, (code !== language && identity[`${field}-${code}`]) || identity[field]]),
    ) as Record<Language, string>;
  return {
    name: isGiven('SITE_NAME') ? env.SITE_NAME : identity.name || env.SITE_NAME,
    tagline: inEachLanguage('tagline'),
    description: inEachLanguage('description'),
    accent: env.ACCENT_COLOUR ?? (identity.accent || null),
    logo: rows.logo ? logoPath((rows.logo as { hash: string }).hash) : null,
    timeZone: identity.timeZone || 'UTC',
    smallPictures: identity.smallPictures === 'on',
    language,
    otherLanguages: isGiven('SITE_LANGUAGES') ? env.SITE_LANGUAGES : identity.languages,
    hiddenFeatures: FEATURES.filter((name) => !identity.features.includes(name)),
    social: [...links.filter(({ url }) => url), { name: 'RSS', url: '/feed.xml' }].map((link) => ({
      ...link,
      mark: SOCIAL_MARKS[link.name],
    })),
    smtpUrl: env.SMTP_URL ?? smtpUrl(mail),
    mailFrom: env.MAIL_FROM ?? (mail.from || contactEmail),
    contactEmail,
    siteUrl,
    feedIds: {
      gallery: '',
      wallpapers: 0,
      letters: 0,
      address: siteUrl && new URL(siteUrl).origin,
      language,
      ...rows.feeds,
    },
    texts: textsFrom(rows),
  };
}

/** As they are now. For mail and the administrator's pages. This process uses them from now on. @throws unavailable */
export async function readSiteSettings(em: EntityManager): Promise<SiteSettings> {
  const settings = settingsFrom(await readSettings(em));
  setSmallPicturesByDefault(settings.smallPictures);
  setSiteLanguages(settings.language, settings.otherLanguages);
  return settings;
}

/** While no one can say whether something has changed. */
const TRUST_MS = 10_000;

let known: { version: number | undefined; at: number; settings: SiteSettings } | undefined;

/** For visitors' pages: read once for each version of the gallery. While the database is away, the last ones are good enough. */
export async function siteSettings(): Promise<SiteSettings> {
  const version = galleryVersion()?.version;
  const isKnown = version === undefined ? Date.now() - (known?.at ?? 0) < TRUST_MS : version === known?.version;
  if (known && isKnown) return known.settings;
  const settings = await forkEm()
    .then(readSiteSettings)
    .catch((error) => {
      logError(error, 'Cannot read the site’s settings');
      return known?.settings ?? settingsFrom({});
    });
  known = { version, at: Date.now(), settings };
  return settings;
}

/** Addresses depend on the languages, so a change is read before the next request. Null if there is none. */
export function refreshSiteSettings(): Promise<unknown> | null {
  const version = galleryVersion()?.version;
  return version === undefined || version === known?.version ? null : siteSettings();
}
