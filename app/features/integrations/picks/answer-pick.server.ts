import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { forkEm } from '~/db/orm.server';
import { onlyKept } from '~/features/keeping/kept-lists.server';
import { noteScreen } from '~/features/screens/note-screen.server';
import { parseParameters } from '~/http/body/query.server';
import { limitRandomPicks } from '~/http/request/visitor-limits.server';
import type { Size } from '~/images/cuts/cut';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { type Pick, pickAnyWallpaper, pickWallpaperOfDay } from './pick.server';
import { PickQuery, RotationQuery, wantedScreen, withBareSearch } from './pick-query.schema';
import { pickResponse } from './pick-response.server';
import { pickInRotation } from './rotation.server';

/** A size in the path asks for a cut of that size. @throws malformed */
function readPickParameters({ request, params: { size } }: LoaderFunctionArgs): URLSearchParams {
  const { search: query, searchParams } = new URL(request.url);
  if (size === undefined) return searchParams;
  const search = new URLSearchParams(withBareSearch(query.slice(1)));
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/i.exec(size) ?? [];
  if (width === undefined || height === undefined) throw new DomainError('malformed', messagesOf('picks').pathSize);
  search.set('width', width);
  search.set('height', height);
  if (!search.get('fit')) search.set('fit', 'cover');
  return search;
}

type PickSchema = typeof PickQuery;
type Filter<Schema extends PickSchema> = Omit<z.output<Schema>, 'as' | 'redirect' | 'picture' | 'list'>;

/** @throws malformed, not_found, too_many_requests */
async function answerPick<Schema extends PickSchema>(
  args: LoaderFunctionArgs,
  schema: Schema,
  pick: (em: EntityManager, filter: Filter<Schema>, screen: Partial<Size>) => Promise<Pick>,
): Promise<Response> {
  await limitRandomPicks();
  const { as, redirect, picture, list, ...filter } = parseParameters(schema, readPickParameters(args));
  const screen = wantedScreen(picture);
  noteScreen(screen);
  const em = await forkEm();
  const picked = await pick(em, { ...filter, ...(await onlyKept(em, list)) }, screen);
  return pickResponse(args.request, picked, { as, redirect, picture });
}

/** A new wallpaper each time. */
export const answerRandom = (args: LoaderFunctionArgs) => answerPick(args, PickQuery, pickAnyWallpaper);

/** The same wallpaper for everyone until midnight UTC. */
export const answerDaily = (args: LoaderFunctionArgs) =>
  answerPick(args, PickQuery, (em, filter, screen) => pickWallpaperOfDay(em, filter, screen, new Date()));

/** For screens that change together: in each time slot, everyone gets the same wallpaper. */
export const answerInRotation = (args: LoaderFunctionArgs) =>
  answerPick(args, RotationQuery, (em, { every, shift, ...filter }, screen) =>
    pickInRotation(em, filter, screen, { every, shift }, new Date()),
  );
