import { z } from 'zod';
import { position, requiredSide } from '~/features/cuts/screen.schema';
import { MAX_GAP, MAX_MONITORS, MAX_PIXELS, MAX_SCALE, MIN_SCALE, UNITS } from './monitors.view';

const NAME = 'A name has 1 to 32 letters, digits, dots, dashes and underscores, and begins with a letter or digit.';
const SCALE = `Scale must be a number from ${MIN_SCALE} to ${MAX_SCALE}.`;
const GAP = `The gap must be a number from 0 to ${MAX_GAP}.`;

/** What Windows does not take as a file's name, and the names of the other files in the ZIP. */
const TAKEN = /^(?:con|prn|aux|nul|com\d|lpt\d|spanned|how-to)(?:\.|$)/i;

const Monitor = z.object({
  name: z
    .string(NAME)
    .trim()
    .regex(/^[A-Za-z0-9][\w.-]{0,31}$/, NAME)
    .refine((name) => !TAKEN.test(name), 'A file cannot have this name. Please choose another one.'),
  width: requiredSide('Width'),
  height: requiredSide('Height'),
  scale: z.coerce.number(SCALE).min(MIN_SCALE, SCALE).max(MAX_SCALE, SCALE),
});

/** What the page /wallpaper/{id}/monitors is asked for, by address and by form. */
export const MonitorsRequest = z
  .object({
    monitors: z.array(Monitor).min(1).max(MAX_MONITORS),
    gap: z.coerce.number(GAP).min(0, GAP).max(MAX_GAP, GAP).default(0),
    unit: z.enum(UNITS, 'Please choose px or mm.').default('px'),
    position: position.default(null),
  })
  .superRefine(({ monitors }, context) => {
    const names = monitors.map(({ name }) => name.toLowerCase());
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      context.addIssue({
        code: 'custom',
        path: ['monitors', index, 'name'],
        message: 'Another screen has this name already.',
      });
    }
    const width = monitors.reduce((sum, one) => sum + one.width, 0);
    if (width * Math.max(...monitors.map(({ height }) => height)) <= MAX_PIXELS) return;
    context.addIssue({
      code: 'custom',
      path: ['monitors', monitors.length - 1, 'width'],
      message: `All screens side by side may have at most ${MAX_PIXELS / 1_000_000} megapixels.`,
    });
  });

export type MonitorsRequest = z.output<typeof MonitorsRequest>;
