import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { getWallpaper, loadCards, loadDetails, publicIds } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { DomainError, notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { ListEdit } from './kept-list.schema';
import { KEPT_PER_PAGE, type Kept, type KeptList, type KeptRow, MAX_KEPT } from './kept-list.view';
import { deleteKeptList, insertKeptList, lockKeptList, saveKeptList, visitKeptList } from './kept-lists.queries.server';

const TOKEN_BYTES = 16;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Derived from the secret, which can't be found from it. So neither needs to be stored. @param replaced how often */
export const readTokenOf = (secret: string, replaced = 0): string =>
  hashOf(`read ${replaced} ${secret}`).subarray(0, TOKEN_BYTES).toString('base64url');

const hashesOf = (secret: string, replaced = 0) => ({
  secret: hashOf(secret),
  read: hashOf(readTokenOf(secret, replaced)),
});

const noSuchList = () => notFound(messagesOf('keptListErrors').noList);

async function changeLocked(
  em: EntityManager,
  secret: string,
  change: (list: KeptList, tx: EntityManager) => KeptList | Promise<KeptList>,
): Promise<KeptList | null> {
  return em.fork().transactional(async (tx) => {
    const list = await lockKeptList(tx, hashOf(secret));
    if (!list) return null;
    const changed = await change(list, tx);
    await saveKeptList(tx, hashesOf(secret, changed.replaced), changed);
    return changed;
  });
}

/**
 * Adds a wallpaper to the end of the visitor's list, or to a new one if there is none.
 * @param secret of the visitor's list, if known @param limitNewLists called before a new list is stored
 * @returns the secret of the list @throws not_found, gone, conflict when the list is full
 */
export async function keepWallpaper(
  em: EntityManager,
  secret: string | undefined,
  wallpaperId: number,
  limitNewLists: () => Promise<void>,
): Promise<{ secret: string; count: number }> {
  const { id } = await getWallpaper(em, wallpaperId);
  const changed =
    secret &&
    (await changeLocked(em, secret, (list) => {
      if (list.pictures.some((kept) => kept.id === id)) return list;
      if (list.pictures.length >= MAX_KEPT)
        throw new DomainError('conflict', messagesOf('keptListErrors').full(MAX_KEPT));
      return { ...list, pictures: [...list.pictures, { id, note: '' }] };
    }));
  if (secret && changed) return { secret, count: changed.pictures.length };
  await limitNewLists();
  const fresh = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertKeptList(em, hashesOf(fresh), { title: '', replaced: 0, pictures: [{ id, note: '' }] });
  return { secret: fresh, count: 1 };
}

/** @param token the secret, or the one that only reads @throws not_found */
export async function getKeptList(em: EntityManager, token: string): Promise<KeptList & { isOwn: boolean }> {
  const list = await visitKeptList(em, hashOf(token));
  if (!list) throw noSuchList();
  return list;
}

const idsOf = (some: { id: number }[]) => some.map(({ id }) => id);

/** Moves to a place among the ids that are shown. Those in the trash stay between the same ones. */
function moveTo(place: number, pictures: Kept[], shown: number[], id: number): Kept[] {
  const others = pictures.filter((kept) => kept.id !== id);
  const next = shown.filter((other) => other !== id)[Math.max(0, place - 1)];
  const at = next === undefined ? others.length : others.findIndex((kept) => kept.id === next);
  return [...others.slice(0, at), ...pictures.filter((kept) => kept.id === id), ...others.slice(at)];
}

async function applyChange(list: KeptList, change: ListEdit, tx: EntityManager): Promise<KeptList> {
  const { pictures, replaced } = list;
  if (change.intent === 'rename') return { ...list, title: change.title };
  if (change.intent === 'replace') return { ...list, replaced: replaced + 1 };
  const { intent, id } = change;
  if (intent === 'remove') return { ...list, pictures: pictures.filter((kept) => kept.id !== id) };
  if (intent === 'edit')
    return { ...list, pictures: pictures.map((kept) => (kept.id === id ? { id, note: change.note } : kept)) };
  const shown = await publicIds(tx, idsOf(pictures));
  const place = shown.indexOf(id) + 1;
  return { ...list, pictures: moveTo(intent === 'up' ? place - 1 : place + 1, pictures, shown, id) };
}

/** @param token of either address @throws not_found, forbidden for the one that only reads */
export async function requireOwnList(em: EntityManager, token: string): Promise<void> {
  const { isOwn } = await getKeptList(em, token);
  if (!isOwn) throw new DomainError('forbidden', messagesOf('keptListErrors').readOnly);
}

/** @throws not_found */
export async function changeKeptList(em: EntityManager, secret: string, change: ListEdit): Promise<void> {
  if (!(await changeLocked(em, secret, (list, tx) => applyChange(list, change, tx)))) throw noSuchList();
}

export const deleteList = (em: EntityManager, secret: string): Promise<void> => deleteKeptList(em, hashOf(secret));

/** The public ones, in the order of the list. */
export const loadKeptDetails = (em: EntityManager, { pictures }: KeptList): Promise<WallpaperDetail[]> =>
  loadDetails(em, idsOf(pictures));

/** @param token of either address @param asked the page, from 1 @throws not_found */
export async function readListPage(em: EntityManager, token: string, asked: number) {
  const { isOwn, replaced, title, pictures } = await getKeptList(em, token);
  const all = await publicIds(em, idsOf(pictures));
  const last = Math.max(1, Math.ceil(all.length / KEPT_PER_PAGE));
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), last);
  const before = (page - 1) * KEPT_PER_PAGE;
  const cards = await loadCards(em, all.slice(before, before + KEPT_PER_PAGE));
  const notes = new Map(pictures.map(({ id, note }) => [id, note]));
  const rows = cards.map(({ id, title, fileKey, width, height, avif }, index): KeptRow => {
    return {
      id,
      title,
      note: notes.get(id) ?? '',
      place: before + index + 1,
      picture: { fileKey, width, height, avif },
    };
  });
  const readToken = isOwn ? readTokenOf(token, replaced) : token;
  return { isOwn, title, total: all.length, page, last, cards, rows, readToken };
}

/** Narrows a list of wallpapers to those of a kept list, with each version of a set. @throws not_found */
export async function onlyKept(em: EntityManager, token: string | null | undefined): Promise<{ ids?: number[] }> {
  return token ? { ids: idsOf((await getKeptList(em, token)).pictures) } : {};
}
