import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { updateWallpaper } from '~/features/curation/edit/update-wallpaper.server';
import { hasCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { normalizeTags } from '~/features/wallpapers/autofill';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { noCategory } from '~/features/wallpapers/wallpaper-conflicts';
import { renditionPath, thumbnailWidth } from '~/images/renditions';
import { DomainError, invalid, noSuch, nullIfNotFound } from '~/lib/errors';
import { type Page, type PageRequest, toPage } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';
import type { ApiSuggestion } from './suggestion.api.server';
import type { SuggestionDecisionValue, SuggestionValue } from './suggestion.schema';
import { FIELDS, type SuggestedField, type SuggestionView } from './suggestion.view';
import {
  countWaiting,
  deleteSuggestion,
  findRow,
  findSameOffer,
  insertOffer,
  listRows,
  lockSuggestions,
  type Offer,
  rejectAll,
  type SuggestionRow,
} from './suggestions.queries.server';

const MAX_HERE = 20;
const MAX_TOGETHER = 100_000;

type Now = Pick<SuggestionRow['now'], 'title' | 'description' | 'categoryId' | 'tags'>;

/** Tags are added to those that are there, as far as there is room. */
const addedTags = (now: Now, tags: string[] | null) =>
  normalizeTags([...now.tags, ...(tags ?? [])]).slice(now.tags.length);

/** What would change. */
function differing(now: Now, { title, description, categoryId, tags }: Offer): Offer {
  const added = addedTags(now, tags);
  return {
    title: title === now.title ? null : title,
    description: description === now.description ? null : description,
    categoryId: categoryId === now.categoryId ? null : categoryId,
    tags: added.length > 0 ? added : null,
  };
}

const isEmpty = (offer: Offer) => Object.values(offer).every((value) => value === null);

const hashOf = ({ tags, ...rest }: Offer) =>
  createHash('sha256')
    .update(JSON.stringify([rest.title, rest.description, rest.categoryId, tags && [...tags].sort()]))
    .digest('hex');

/** Changes nothing until it is accepted. @throws not_found, invalid, conflict when too many wait */
export async function suggest(
  em: EntityManager,
  { id, category, ...shown }: WallpaperDetail,
  { source, ...value }: SuggestionValue,
): Promise<ApiSuggestion> {
  const { title = null, description = null, categoryId = null, tags = null } = value;
  if (categoryId && !(await hasCategory(em, categoryId))) throw invalid({ categoryId: [noCategory()] });
  const now = { ...shown, categoryId: category?.id ?? null };
  const offer = differing(now, { title, description, categoryId, tags });
  if (isEmpty(offer)) return { id: null, state: 'unchanged' };
  const hash = hashOf(offer);
  return em.fork().transactional(async (tx) => {
    await lockSuggestions(tx);
    const same = await findSameOffer(tx, id, hash);
    if (same) return { id: same.id, state: same.isRejected ? 'rejected' : 'waiting' };
    const waiting = await countWaiting(tx, id);
    const { full, fullHere } = messagesOf('suggestions').errors;
    if (waiting.here >= MAX_HERE) throw new DomainError('conflict', fullHere(MAX_HERE));
    if (waiting.all >= MAX_TOGETHER) throw new DomainError('conflict', full(MAX_TOGETHER));
    const made = await insertOffer(tx, id, offer, { source, hash });
    if (made === null) throw noSuch('wallpaper');
    return { id: made, state: 'waiting' };
  });
}

function toView({ now, offer, fileKey, width, ...row }: SuggestionRow): SuggestionView {
  const { title, description, categoryId, tags } = differing(now, offer);
  const offered: Record<SuggestedField, string | null> = {
    title,
    description,
    category: categoryId === null ? null : offer.category,
    tags: tags?.join(', ') ?? null,
  };
  const present = { ...now, tags: now.tags.join(', ') };
  return {
    ...row,
    title: now.title,
    picture: renditionPath(fileKey, thumbnailWidth(width), 'webp'),
    changes: FIELDS.flatMap((field) =>
      offered[field] ? [{ field, now: present[field] ?? '', offered: offered[field] }] : [],
    ),
  };
}

export async function listSuggestions(
  em: EntityManager,
  wallpaperId: number | null,
  page: PageRequest,
): Promise<Page<SuggestionView>> {
  return toPage((await listRows(em, wallpaperId, page)).map(toView), page);
}

/** Returns false if the wallpaper went away: then the suggestion stays. */
async function accept(em: EntityManager, id: number, isSelected: (field: SuggestedField) => boolean): Promise<boolean> {
  const row = await findRow(em, id);
  if (!row) return false;
  const offer = differing(row.now, row.offer);
  const input = {
    title: (isSelected('title') && offer.title) || undefined,
    description: (isSelected('description') && offer.description) || undefined,
    categoryId: (isSelected('category') && offer.categoryId) || undefined,
    tags: isSelected('tags') && offer.tags ? [...row.now.tags, ...offer.tags] : undefined,
  };
  const done = await updateWallpaper(em, row.wallpaperId, input).then(() => true, nullIfNotFound);
  if (done) await deleteSuggestion(em, id);
  return done === true;
}

/** Accepts the selected fields of suggestions, as an edit would, or rejects them. Returns how many were decided. */
export async function decideSuggestions(
  em: EntityManager,
  { decide, ids, fields }: SuggestionDecisionValue,
): Promise<{ kind: 'accepted' | 'rejected'; count: number }> {
  const [intent, one] = decide.split(' ');
  const chosen = one ? [Number(one)] : [...new Set(ids)].sort((a, b) => a - b);
  if (intent === 'reject') return { kind: 'rejected', count: await rejectAll(em, chosen) };
  let count = 0;
  // One after the other: they may add tags to the same wallpaper.
  for (const id of chosen) if (await accept(em, id, (field) => fields.includes(`${id} ${field}`))) count += 1;
  return { kind: 'accepted', count };
}
