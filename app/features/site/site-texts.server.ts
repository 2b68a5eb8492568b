import type { EntityManager } from '@mikro-orm/postgresql';
import { onlyChanged } from '~/lib/edited-form.server';
import { notFound } from '~/lib/errors';
import { htmlText } from '~/lib/markup';
import type { Language } from '~/messages/languages';
import { currentLanguage, siteLanguages } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import { renderMarkdown } from './markdown.server';
import { changeSetting } from './settings.queries.server';
import { siteSettings } from './site-settings.server';
import { type SiteTexts, TEXT_NAMES, type TextName, textRow } from './site-text.schema';

interface TextPlace {
  name: TextName;
  language: Language;
}

/** @throws not_found */
export function parseTextPlace(params: { name?: string; language?: string }): TextPlace {
  const name = TEXT_NAMES.find((one) => one === params.name);
  const language = siteLanguages().find((one) => one === params.language);
  if (!name || !language) throw notFound();
  return { name, language };
}

/** A blank text goes. Each text has its own row. @param sent the fields of the form @throws conflict */
export async function saveText(
  em: EntityManager,
  { name, language }: TextPlace,
  text: string,
  sent: Record<string, unknown>,
): Promise<void> {
  await changeSetting<{ text: string }>(em, textRow(name, language), ({ text: before = '' }) => ({
    text: before,
    ...onlyChanged({ text }, sent, { text: before }, 'text'),
  }));
}

const inLanguageOfPage = (texts: SiteTexts, name: TextName): string | undefined =>
  [currentLanguage(), ...siteLanguages()].map((language) => texts[name]?.[language]).find(Boolean);

/** HTML in the language of the request, else in the site's first one that has the text; null without any. */
export async function siteText(name: TextName): Promise<string | null> {
  const text = inLanguageOfPage((await siteSettings()).texts, name);
  return text ? renderMarkdown(text) : null;
}

/** The notice on top of every page as a landmark; null without one. */
export async function siteNotice(): Promise<string | null> {
  const text = await siteText('notice');
  return (
    text &&
    `<aside class="site-notice own-text" aria-label="${htmlText(messagesOf('ownPages').notice)}">${text}</aside>`
  );
}

/** The pages that exist only with a text, if they have one. */
export const ownPages = (texts: SiteTexts) =>
  (['about', 'imprint'] as const)
    .filter((name) => inLanguageOfPage(texts, name))
    .map((name) => ({ name: messagesOf('ownPages')[name], path: `/${name}` }));
