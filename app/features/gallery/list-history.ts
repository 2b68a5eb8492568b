import type { ShownList } from '~/features/lists/list.view';
import { buildVersion, historyKey } from '~/remix/browser';

/** A function while the list is shown: the markup of its first cards is only in the document. */
type Pages = ShownList[] | (() => ShownList[]);

interface Entry {
  lists: Record<string, { cards: number; pages: Pages }>;
  scrollY?: number;
}

const STORAGE_KEY = 'tapeta-lists';

/** For all entries together; a card takes about 2 KB of sessionStorage. The current entry is kept whole. */
const MAX_CARDS = 600;

const readPages = (pages: Pages) => (typeof pages === 'function' ? pages() : pages);

let entries: Map<string, Entry> | null = null;

function readStored(): Map<string, Entry> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    // Another release may render cards differently.
    if (stored?.release === buildVersion()) return new Map(stored.entries);
  } catch {
    // Blocked or unreadable storage counts as empty.
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
    // Full or blocked: after a reload the list starts from the beginning.
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

/** @returns call it when the list is no longer shown */
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
