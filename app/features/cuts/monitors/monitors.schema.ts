import { z } from 'zod';
import { requiredHeight, requiredWidth, screenPosition } from '~/features/cuts/screen.schema';
import { messagesOf } from '~/messages/messages';
import { MAX_GAP, MAX_MONITORS, MAX_PIXELS, MAX_SCALE, MIN_SCALE } from './monitors.view';

const messages = () => messagesOf('cutErrors').monitor;
const NAME = { error: () => messages().name };
const SCALE = { error: () => messages().scale(MIN_SCALE, MAX_SCALE) };
const GAP = { error: () => messages().gap(MAX_GAP) };

/** File names that Windows refuses, and the names of the other files in the ZIP. */
const TAKEN = /^(?:con|prn|aux|nul|com\d|lpt\d|spanned|how-to)(?:\.|$)/i;

const Monitor = z.object({
  name: z
    .string(NAME)
    .trim()
    .regex(/^[A-Za-z0-9][\w.-]{0,31}$/, NAME)
    .refine((name) => !TAKEN.test(name), { error: () => messages().reserved }),
  width: requiredWidth,
  height: requiredHeight,
  scale: z.coerce.number(SCALE).min(MIN_SCALE, SCALE).max(MAX_SCALE, SCALE),
});

/** The fields of /wallpaper/{id}/monitors, from the query or the form. */
export const MonitorsRequest = z
  .object({
    monitors: z.array(Monitor).min(1).max(MAX_MONITORS),
    gap: z.coerce.number(GAP).min(0, GAP).max(MAX_GAP, GAP).default(0),
    position: screenPosition.default(null),
  })
  .superRefine(({ monitors }, context) => {
    const names = monitors.map(({ name }) => name.toLowerCase());
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      context.addIssue({
        code: 'custom',
        path: ['monitors', index, 'name'],
        message: messages().twice,
      });
    }
    const width = monitors.reduce((sum, one) => sum + one.width, 0);
    if (width * Math.max(...monitors.map(({ height }) => height)) <= MAX_PIXELS) return;
    context.addIssue({
      code: 'custom',
      path: ['monitors', monitors.length - 1, 'width'],
      message: messages().large(MAX_PIXELS / 1_000_000),
    });
  });

export type MonitorsRequest = z.output<typeof MonitorsRequest>;
