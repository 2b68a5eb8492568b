import type { WallpaperListView } from '~/features/lists/list.view';
import { buildVersion, historyKey } from '~/remix/browser';

interface Entry {
  lists: Record<string, WallpaperListView[]>;
  scrollY?: number;
}

const STORAGE_KEY = 'tapeta-lists';

/** For all entries together; a card takes about 0.7 KB of sessionStorage. The current entry is kept whole. */
const MAX_CARDS = 600;

const countCards = ({ lists }: Entry) =>
  Object.values(lists)
    .flat()
    .reduce((sum, { items }) => sum + items.length, 0);

let entries: Map<string, Entry> | null = null;

function readStored(): Map<string, Entry> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    // Another release may know cards differently.
    if (stored?.release === buildVersion()) return new Map(stored.entries);
  } catch {
    // Blocked or unreadable storage counts as empty.
  }
  return new Map();
}

function store(): void {
  const here = entries?.get(historyKey() ?? '');
  if (here) here.scrollY = window.scrollY;
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
  const sizes = [...all].map(([key, entry]) => ({ key, cards: countCards(entry) }));
  let total = sizes.reduce((sum, { cards }) => sum + cards, 0);
  for (const { key, cards } of sizes.slice(0, -1)) {
    if (total <= MAX_CARDS) return;
    all.delete(key);
    total -= cards;
  }
}

export function rememberPages(entry: string, list: string, pages: WallpaperListView[]): void {
  const all = opened();
  const known = all.get(entry);
  all.delete(entry);
  all.set(entry, { lists: { ...known?.lists, [list]: pages } });
  forgetOldest(all);
}

export function recallPages(entry: string, list: string): WallpaperListView[] | null {
  return opened().get(entry)?.lists[list] ?? null;
}

export function recallScroll(entry: string): number | null {
  return opened().get(entry)?.scrollY ?? null;
}
