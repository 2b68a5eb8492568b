import { latestDownloads } from '~/features/downloads/use-downloads';
import type { CardMarkup } from '~/features/lists/list.view';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { fileKeyIn } from '~/images/renditions';
import { messagesOf } from '~/messages/messages';
import { balanceColumns } from './balance-columns';

// The server renders cards (wallpaper-card.tsx). Scripts read and move them here.

/** The form that the buttons of all cards belong to. */
export const CARD_FORM = 'card';

/** The markup of each card. */
const markups = new WeakMap<Element, string>();

export const cardId = (card: Element): number =>
  Number(/\/wallpaper\/(\d+)/.exec(card.querySelector('a')?.getAttribute('href') ?? '')?.[1]);

const cardsById = (list: Element) => new Map([...list.children].map((card) => [cardId(card), card]));

export const findCard = (list: Element, id: number): Element | undefined => cardsById(list).get(id);

/** Remembers the markup of cards that are already in the list. */
export function noteMarkup(list: Element, items: CardMarkup[]): void {
  for (const [index, { html }] of items.entries()) {
    const card = list.children[index];
    if (card && html) markups.set(card, html);
  }
}

function parseCard(html: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html;
  const card = template.content.firstElementChild;
  if (card) markups.set(card, html);
  return card;
}

/** Keeps the present card if it equals `html`, so that its picture does not reload. */
function cardFor({ html }: CardMarkup, present: Element | undefined): Element | null {
  if (html === undefined || (present && markups.get(present) === html)) return present ?? null;
  const made = parseCard(html);
  return present && made?.isEqualNode(present) ? present : made;
}

/** Shows the cards of these pages in the list. */
export function showCards(list: Element, pages: { items: CardMarkup[] }[]): void {
  const present = cardsById(list);
  const cards = pages.flatMap(({ items }) => items.flatMap((item) => cardFor(item, present.get(item.id)) ?? []));
  const count = list.children.length;
  if (cards.length >= count && [...list.children].every((card, index) => card === cards[index])) {
    list.append(...cards.slice(count));
  } else list.replaceChildren(...cards);
  if (pages.length > 1) balanceAdded(list, pages);
  showDownloads(list);
}

/** The server balances only the first page of a list. */
function balanceAdded(list: Element, pages: { items: CardMarkup[] }[]): void {
  const cards = [...list.children] as HTMLElement[];
  const rows = cards.map(({ style }) => Number(style.getPropertyValue('--r')));
  const balanced = balanceColumns(pages.map(({ items }) => rows.splice(0, items.length)));
  for (const [index, { style }] of cards.entries()) {
    if (index < (pages[0]?.items.length ?? 0)) continue;
    for (const name of ['--r2', '--r3', '--r4', '--r5']) {
      style.setProperty(name, String(balanced[index]?.[name] ?? ''));
    }
  }
}

/** Shows counts learned from downloads on this page; the rendered ones are older. */
export function showDownloads(list: Element): void {
  for (const [id, downloads] of latestDownloads()) {
    const facts = findCard(list, id)?.querySelector('.card-facts');
    const shown = facts?.querySelector('.card-downloads');
    if (!facts || Number(shown?.firstChild?.textContent) >= downloads) continue;
    const count = shown ?? facts.appendChild(document.createElement('span'));
    count.className = 'card-downloads';
    const unit = document.createElement('span');
    unit.className = 'visually-hidden';
    unit.textContent = ` ${messagesOf('cards').downloads(downloads)}`;
    count.replaceChildren(messagesOf('numbers').formatCardCount(downloads), unit);
  }
}

/** Adds the markup of cards that the document came with. */
export function readMarkup(list: Element, items: CardMarkup[]): CardMarkup[] {
  if (items.every(({ html }) => html !== undefined)) return items;
  const cards = cardsById(list);
  return items.map((item) => ({
    ...item,
    html: item.html ?? cards.get(item.id)?.outerHTML.replace(' data-opening=""', ''),
  }));
}

export type CardFacts = Pick<
  WallpaperCard,
  'id' | 'title' | 'fileKey' | 'width' | 'height' | 'placeholder' | 'avif' | 'tags' | 'category'
> & { alt: string };

const lastPart = (link: HTMLAnchorElement) => decodeURIComponent(link.pathname.split('/').at(-1) ?? '');

/** The facts that a card contains: at most two tags, and no category in a category's list. */
export function readCard(card: Element): CardFacts | null {
  const image = card.querySelector('img');
  const picture = card.querySelector<HTMLElement>('a.card-picture');
  if (!image || !picture) return null;
  const { style } = card as HTMLElement;
  const category = card.querySelector<HTMLAnchorElement>('.card-links a[href*="/category/"]');
  return {
    id: cardId(card),
    title: card.querySelector('h3')?.textContent ?? '',
    fileKey: fileKeyIn(image.src),
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    placeholder: ['--tl', '--tr', '--bl', '--br'].map((name) => style.getPropertyValue(name).slice(1)).join(''),
    avif: card.querySelector('source[type="image/avif"]') !== null,
    tags: [...card.querySelectorAll('.card-links bdi')].map(({ textContent }) => textContent ?? ''),
    category: category && { name: category.textContent ?? '', slug: lastPart(category) },
    alt: image.alt,
  };
}
