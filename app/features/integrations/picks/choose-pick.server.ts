import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { forkEm } from '~/db/orm.server';
import { onlyKept } from '~/features/keeping/kept-lists.server';
import { parseParameters } from '~/http/body/query.server';
import { limitRandomPicks } from '~/http/request/visitor-limits.server';
import type { AskedPick, PickAnswer } from '~/http/response/pick.server';
import type { Size } from '~/images/cuts/cut';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { describePick } from './describe-pick.server';
import { type Pick, pickAnyWallpaper, pickWallpaperOfDay } from './pick.server';
import { PickQuery, wantedScreen, withBareSearch } from './pick-query.schema';

/** A size in the path asks for a cut of that size. @throws malformed */
function readPickParameters({ query, size }: AskedPick): URLSearchParams {
  if (size === undefined) return new URLSearchParams(query);
  const search = new URLSearchParams(withBareSearch(query));
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/i.exec(size) ?? [];
  if (width === undefined || height === undefined) throw new DomainError('malformed', messagesOf('picks').pathSize);
  search.set('width', width);
  search.set('height', height);
  if (!search.get('fit')) search.set('fit', 'cover');
  return search;
}

type Filter = Omit<z.output<typeof PickQuery>, 'as' | 'redirect' | 'picture' | 'list'>;

/** @throws malformed, not_found, too_many_requests */
async function choosePick(
  asked: AskedPick,
  pick: (em: EntityManager, filter: Filter, screen: Partial<Size>) => Promise<Pick>,
): Promise<PickAnswer> {
  await limitRandomPicks();
  const { as, redirect, picture, list, ...filter } = parseParameters(PickQuery, readPickParameters(asked));
  const screen = wantedScreen(picture);
  const em = await forkEm();
  const picked = await pick(em, { ...filter, ...(await onlyKept(em, list)) }, screen);
  return describePick(picked, { as, redirect, picture }, asked.accept);
}

/** A new wallpaper each time. */
export const chooseRandom = (asked: AskedPick) => choosePick(asked, pickAnyWallpaper);

/** The same wallpaper for everyone until midnight UTC. */
export const chooseDaily = (asked: AskedPick) =>
  choosePick(asked, (em, filter, screen) => pickWallpaperOfDay(em, filter, screen, new Date()));
