import type { ShownList } from '~/features/lists/list.view';
import { buildVersion, historyKey } from '~/remix/browser';

/** Of a list that is shown, read when that ends: its first cards stand in the document alone. */
type Pages = ShownList[] | (() => ShownList[]);

interface Entry {
  lists: Record<string, { cards: number; pages: Pages }>;
  scrollY?: number;
}

const STORAGE_KEY = 'tapeta-lists';

/** Cards of all entries together: about 2 KB each in sessionStorage. The present entry is kept whole. */
const MAX_CARDS = 600;

const readPages = (pages: Pages) => (typeof pages === 'function' ? pages() : pages);

let entries: Map<string, Entry> | null = null;

function readStored(): Map<string, Entry> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    // A new release may show cards otherwise.
    if (stored?.release === buildVersion()) return new Map(stored.entries);
  } catch {
    // Storage that is refused or holds something else is as good as empty.
  }
  return new Map();
}

function store(): void {
  const here = entries?.get(historyKey() ?? '');
  if (here) {
    here.scrollY = window.scrollY;
    for (const list of Object.values(here.lists)) list.pages = readPages(list.pages);
  }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ release: buildVersion(), entries: [...(entries ?? [])] }));
  } catch {
    // Full or refused: after a reload the list begins anew.
  }
}

function opened(): Map<string, Entry> {
  if (!entries) {
    entries = readStored();
    addEventListener('pagehide', store);
  }
  return entries;
}

function forgetOldest(all: Map<string, Entry>): void {
  const sizes = [...all].map(([key, { lists }]) => ({
    key,
    cards: Object.values(lists).reduce((sum, { cards }) => sum + cards, 0),
  }));
  let total = sizes.reduce((sum, { cards }) => sum + cards, 0);
  for (const { key, cards } of sizes.slice(0, -1)) {
    if (total <= MAX_CARDS) return;
    all.delete(key);
    total -= cards;
  }
}

/** @returns ends what `read` is asked for */
export function rememberPages(entry: string, list: string, cards: number, read: () => ShownList[]): () => void {
  const all = opened();
  const known = all.get(entry);
  const remembered: { cards: number; pages: Pages } = { cards, pages: read };
  all.delete(entry);
  all.set(entry, { lists: { ...known?.lists, [list]: remembered } });
  forgetOldest(all);
  return () => {
    remembered.pages = readPages(remembered.pages);
  };
}

export function recallPages(entry: string, list: string): ShownList[] | null {
  const remembered = opened().get(entry)?.lists[list];
  return remembered ? readPages(remembered.pages) : null;
}

export function recallScroll(entry: string): number | null {
  return opened().get(entry)?.scrollY ?? null;
}
