/** When a wallpaper is published: fields of uploads and of the inbox. */
import { z } from 'zod';
import { messagesOf } from '~/messages/messages';
import { MAX_PER_DAY, PUBLISH_CHOICES } from './publish-choices';

const error = (field: 'publishedAt' | 'publishAt' | 'dripTime' | 'dripFrom') => ({
  error: () => messagesOf('publishingErrors')[field],
});

const perDay = { error: () => messagesOf('publishingErrors').perDay(MAX_PER_DAY) };

const blankAsMissing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

/** PostgreSQL knows no year 0 and no offset above 15 hours, so earlier years are refused and other zones turned into UTC. */
const isOfOurTime = (date: Date) => date.getTime() > 0;

const isDay = (text: string) => {
  const day = text.slice(0, 10);
  const date = new Date(`${day}T00:00Z`);
  return isOfOurTime(date) && date.toISOString().startsWith(day);
};

const time = z.iso
  .datetime({ offset: true, ...error('publishedAt') })
  .refine((text) => isOfOurTime(new Date(text)), error('publishedAt'))
  .transform((text) => new Date(text).toISOString());

export const PUBLISH_FIELDS = {
  publishedAt: z
    .preprocess(
      (value) => (value === null ? 'draft' : value === '' ? undefined : value),
      z.union([z.enum(PUBLISH_CHOICES), time], error('publishedAt')).optional(),
    )
    .describe(
      'now (the default), a date and time such as 2027-01-31T09:00:00Z, or draft (also null in JSON). With at, publishAt says when. With drip, perDay and dripTime do.',
    ),
  publishAt: blankAsMissing(
    z
      .string(error('publishAt'))
      .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, error('publishAt'))
      .refine(isDay, error('publishAt')),
  ).describe('With publishedAt=at: date and time in the time zone of the site, such as 2027-01-31T09:00.'),
  perDay: blankAsMissing(z.coerce.number(perDay).int(perDay).min(1, perDay).max(MAX_PER_DAY, perDay)).describe(
    'With publishedAt=drip: how many wallpapers are published a day. 1 by default.',
  ),
  dripTime: blankAsMissing(z.string(error('dripTime')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, error('dripTime'))).describe(
    'With publishedAt=drip: the time of day in the time zone of the site. 09:00 by default.',
  ),
  dripFrom: blankAsMissing(
    z
      .string(error('dripFrom'))
      .regex(/^\d{4}-\d\d-\d\d$/, error('dripFrom'))
      .refine(isDay, error('dripFrom')),
  ).describe('With publishedAt=drip: the first day. By default the drip continues after the last plan.'),
};

export type PublishFields = z.output<z.ZodObject<typeof PUBLISH_FIELDS>>;
