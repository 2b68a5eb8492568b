import type { MetaDescriptor } from '@remix-run/node';
import { absoluteUrl, feedPath, withQuery } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import type { PageInLanguage } from '~/messages/languages';
import { messagesOf } from '~/messages/messages';

export interface SiteFacts {
  siteName: string;
  /** Scheme, host and port, for absolute addresses. */
  origin: string;
  /** Of the request, without the prefix of a language. */
  address: string;
  /** This address in each language; empty on a site with one. */
  languages: PageInLanguage[];
}

export interface PageMeta {
  title: string;
  description: string;
  /** The address that search engines should keep. */
  path: string;
  image?: { path: string; width: number; height: number; alt: string };
  type?: 'website' | 'article';
  /** From below Home to the page itself. */
  steps?: { name: string; path: string }[];
  structuredData?: Record<string, unknown>[];
  noIndex?: boolean;
  /** A list whose later pages are pages of their own. */
  isList?: boolean;
  /** Whether `path` has a feed. */
  hasFeed?: boolean;
  /** Query of the feed's address, for a page that shows only part of `path`. */
  feedQuery?: Record<string, string | number | null | undefined>;
}

export type Matches = { id: string; data: unknown }[];

/** The root loader's data; undefined when it failed. */
export function siteFacts(matches: Matches): SiteFacts | undefined {
  return matches.find(({ id }) => id === 'root')?.data as SiteFacts | undefined;
}

export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const site = siteFacts(matches) ?? { siteName: '', origin: '', address: '', languages: [] };
  const { siteName, origin, address } = site;
  const isLaterPage = page.isList && !page.noIndex && /[?&]offset=[1-9]/.test(address);
  const path = isLaterPage ? address : page.path;
  const title = siteName && page.title !== siteName ? `${page.title} – ${siteName}` : page.title;
  const url = origin + inLanguage(path);
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: messagesOf('language').openGraph },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
  ];
  if (page.image) {
    tags.push(
      { property: 'og:image', content: absoluteUrl(origin, page.image.path) },
      { property: 'og:image:width', content: String(page.image.width) },
      { property: 'og:image:height', content: String(page.image.height) },
      { property: 'og:image:alt', content: page.image.alt },
      { name: 'twitter:image', content: absoluteUrl(origin, page.image.path) },
      { name: 'twitter:image:alt', content: page.image.alt },
    );
  }
  if (page.hasFeed) {
    const href = withQuery(inLanguage(feedPath(page.path)), page.feedQuery ?? {});
    tags.push({ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: page.title, href });
  }
  // Only between canonical pages: https://developers.google.com/search/docs/specialty/international/localized-versions
  if (!page.noIndex && path === address) {
    for (const { code, path } of site.languages)
      tags.push({ tagName: 'link', rel: 'alternate', hrefLang: code, href: origin + path });
  }
  if (page.noIndex) tags.push({ name: 'robots', content: 'noindex' });
  const { steps, structuredData = [] } = page;
  for (const data of steps ? [breadcrumbData(origin, steps), ...structuredData] : structuredData) {
    tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...data } });
  }
  return tags;
}

/** The site and its search for schema.org. Only for the home page. */
export function websiteData({ siteName, origin }: Pick<SiteFacts, 'siteName' | 'origin'>): Record<string, unknown> {
  return {
    '@type': 'WebSite',
    name: siteName,
    url: `${origin}${inLanguage('/')}`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${inLanguage('/')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbData(origin: string, steps: { name: string; path: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: messagesOf('shell').home, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + inLanguage(path),
    })),
  };
}

/** For pages that don't exist. */
export const missingMeta = (matches: Matches, title: string): MetaDescriptor[] =>
  pageMeta(matches, { title, description: '', path: '/', noIndex: true });
