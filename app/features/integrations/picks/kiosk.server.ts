import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { forkEm } from '~/db/orm.server';
import { onlyKept } from '~/features/keeping/kept-lists.server';
import { listRenditions } from '~/features/wallpapers/wallpaper.api.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { parseParameters } from '~/http/body/query.server';
import { limitRandomPicks } from '~/http/request/visitor-limits.server';
import { RENDITION_TYPES } from '~/images/renditions';
import { nullIfNotFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { choosePicture } from './choose-picture.server';
import { type KioskPicture, writeKioskPage } from './kiosk-page';
import { KioskQuery } from './kiosk-query.schema';
import type { Pick } from './pick.server';
import { wantedScreen } from './pick-query.schema';
import { pickInRotation } from './rotation.server';

const MINUTE_MS = 60_000;

type Asked = z.output<typeof KioskQuery>;

function toPicture(wallpaper: WallpaperDetail, { picture, isSized }: Asked): KioskPicture {
  const src = choosePicture(wallpaper, picture, 'jpg');
  const files = listRenditions(wallpaper).filter(({ type }) => type === RENDITION_TYPES[picture.format ?? 'jpg']);
  const srcset = files.map(({ url, width }) => `${url} ${width}w`).join();
  return { wallpaper, src, srcset: isSized ? null : srcset };
}

/** One pick for light and one for dark mode, if the list has both. @throws not_found */
async function pickTones(em: EntityManager, asked: Asked, now: Date): Promise<[light: Pick, dark: Pick | null]> {
  const { every, shift, picture, isSized, isAuto, page, list, ...given } = asked;
  const filter = { ...given, ...(await onlyKept(em, list)) };
  const slots = { every, shift };
  const screen = wantedScreen(picture);
  if (!isAuto) return [await pickInRotation(em, filter, screen, slots, now), null];
  const [light, dark] = await Promise.all(
    ['light', 'dark'].map((tone) =>
      pickInRotation(em, { ...filter, facets: { ...filter.facets, tone } }, screen, slots, now).catch(nullIfNotFound),
    ),
  );
  if (light && dark) return [light, dark];
  return [light ?? dark ?? (await pickInRotation(em, filter, screen, slots, now)), null];
}

const timeIn = (timeZone: string, now: Date) =>
  new Intl.DateTimeFormat(messagesOf('language').dates, { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);

/** @throws malformed, not_found, too_many_requests */
export async function showKiosk(search: URLSearchParams): Promise<{ html: string; until: Date; isNearest: boolean }> {
  await limitRandomPicks();
  const asked = parseParameters(KioskQuery, search);
  const now = new Date();
  const [light, dark] = await pickTones(await forkEm(), asked, now);
  const { fit, credit, clock, tz } = asked.page;
  const html = writeKioskPage({
    light: toPicture(light.wallpaper, asked),
    dark: dark && toPicture(dark.wallpaper, asked),
    fit,
    credit,
    time: clock ? timeIn(tz, now) : null,
  });
  const nextMinute = (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  const slotEnd = light.until?.getTime() ?? nextMinute;
  const until = new Date(clock ? Math.min(nextMinute, slotEnd) : slotEnd);
  return { html, until, isNearest: light.isNearest || dark?.isNearest === true };
}
