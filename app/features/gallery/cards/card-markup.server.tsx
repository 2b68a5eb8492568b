import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CardMarkup, ShownList, WallpaperListView } from '~/features/lists/list.view';
import type { WallpaperCard as Card } from '~/features/wallpapers/wallpaper.view';
import { balanceColumns, mostColumns, pictureRows } from './balance-columns';
import { type CardLook, WallpaperCard } from './wallpaper-card';

/** Cards are laid out in batches, so that none blocks an old phone for long. */
const LAYOUT_BATCHES = 20;

// Gaps in a rendered card, filled in for each list. Random, so that no title can contain them.
const PLACE = randomUUID();
const LAYOUT = randomUUID();

/** For each look, the pieces around the gaps. The same card object, which exists per language, is rendered once. */
const drawn = new WeakMap<Card, Map<string, string[][]>>();

function drawCard(card: Card, look: CardLook): string[][] {
  const looks = drawn.get(card) ?? new Map<string, string[][]>();
  drawn.set(card, looks);
  const name = JSON.stringify(look);
  const known = looks.get(name);
  if (known) return known;
  const html = renderToStaticMarkup(<WallpaperCard wallpaper={card} {...look} place={PLACE} layout={LAYOUT} />);
  const pieces = html.split(PLACE).map((piece) => piece.split(LAYOUT));
  looks.set(name, pieces);
  return pieces;
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const fillIn = (pieces: string[][], place: string, layout: string) =>
  pieces.map((piece) => piece.join(layout)).join(place);

/** By the heights of a list's pictures. Most lists stay the same when their page is rendered again. */
const balances = new LRUCache<string, string[]>({ max: 500 });

/** For each card the custom properties that make its columns end evenly. */
function balance(cards: Card[]): string[] {
  const rows = cards.map(pictureRows);
  const key = rows.join();
  const known = balances.get(key);
  if (known) return known;
  const changed = balanceColumns([rows]);
  const layout = rows.map((_, index) =>
    Object.entries(changed[index] ?? {})
      .map(([name, value]) => `;${name}:${value}`)
      .join(''),
  );
  balances.set(key, layout);
  return layout;
}

interface Drawing {
  /** How many pictures load eagerly. */
  eager?: number;
  /** In a list of one category, cards do not name it. */
  isOfCategory?: boolean;
  /** Whether scripts append the cards to a list and balance its columns. */
  isAdded?: boolean;
  previewOf?: (id: number) => string;
  /** Id of a card that is shown elsewhere on the page. */
  leftOut?: number;
}

export function drawCards(
  { items, reference, offset }: Pick<WallpaperListView, 'items' | 'reference' | 'offset'>,
  { eager = 0, isOfCategory = false, isAdded = false, previewOf, leftOut }: Drawing = {},
): CardMarkup[] {
  const most = isAdded ? 5 : mostColumns(items.length);
  const shown = items
    .map((card, index) => ({ card, position: offset + index + 1 }))
    .filter(({ card }) => card.id !== leftOut);
  const layout = isAdded ? [] : balance(shown.map(({ card }) => card));
  const query = reference && escapeAttribute(reference);
  return shown.map(({ card, position }, index) => {
    const look = {
      most,
      isOfCategory,
      isInList: query !== undefined,
      isEager: index < eager,
      preview: previewOf?.(card.id),
    };
    const place = query === undefined ? '' : `?${query}&amp;n=${position}`;
    return { id: card.id, html: fillIn(drawCard(card, look), place, (index % LAYOUT_BATCHES) + (layout[index] ?? '')) };
  });
}

export const drawList = (list: WallpaperListView, drawing?: Drawing): ShownList => ({
  ...list,
  items: drawCards(list, drawing),
});
