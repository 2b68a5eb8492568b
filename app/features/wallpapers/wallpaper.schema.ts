import { z } from 'zod';
import { MAX_TAG_LENGTH } from '~/features/taxonomy/tags/tag.view';
import { cleaned } from '~/lib/clean-text';
import { slugify } from '~/lib/slug';
import { distinctTags } from './autofill';
import { DECISIONS } from './near-duplicates.view';
import {
  MAX_CREDIT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_TAGS,
  MAX_TAGS_LENGTH,
  MAX_TITLE_LENGTH,
} from './wallpaper.limits';

const requiredLine = (name: string, max: number) =>
  z
    .string({ error: ({ input }) => `${name} ${(input ?? null) === null ? 'is required' : 'must be text'}.` })
    .max(max * 4, `${name} may have at most ${max} characters.`)
    .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, `${name} is required.`).max(max, `${name} may have at most ${max} characters.`))
    .meta({ minLength: 1, maxLength: max });

const description = z
  .string('Description must be text.')
  .max(MAX_DESCRIPTION_LENGTH * 2, `Description may have at most ${MAX_DESCRIPTION_LENGTH} characters.`)
  .transform((value) => cleaned(value).replace(/\r\n?/g, '\n').trim() || null)
  .pipe(
    z
      .string()
      .max(MAX_DESCRIPTION_LENGTH, `Description may have at most ${MAX_DESCRIPTION_LENGTH} characters.`)
      .nullable(),
  )
  .meta({ maxLength: MAX_DESCRIPTION_LENGTH });

/** Who made the picture, or what others may do with it. */
const credit = (name: string) =>
  z
    .string(`${name} must be text.`)
    .max(MAX_CREDIT_LENGTH * 4, `${name} may have at most ${MAX_CREDIT_LENGTH} characters.`)
    .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim() || null)
    .pipe(z.string().max(MAX_CREDIT_LENGTH, `${name} may have at most ${MAX_CREDIT_LENGTH} characters.`).nullable())
    .meta({ maxLength: MAX_CREDIT_LENGTH });

const author = credit('Author').nullish();
const licence = credit('Licence').nullish().describe('The name of the licence, or the address of a page about it.');

export const deviceType = z
  .string('Device type must be text.')
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'Device type must be one short word.'))
  .describe('pc, mobile, tablet or another short word.');

const MAX_TAGS_READ = 1000;

const tagNames = z
  .union([z.string(), z.array(z.string('Tags must be text.'))], 'Tags must be a list of text.')
  .transform((value, context) => {
    if (typeof value !== 'string') return value;
    if (value.length > MAX_TAGS_LENGTH) {
      context.addIssue({ code: 'custom', message: 'Tags are too long.' });
      return z.NEVER;
    }
    if (!value.trim().startsWith('[')) return value.split(',');
    const parsed = z.array(z.string()).safeParse(jsonOrNull(value));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'Tags must be a JSON array of text, or names between commas.' });
    return z.NEVER;
  })
  .transform((names) => distinctTags(names.slice(0, MAX_TAGS_READ).map(cleaned)));

const shortEnough = z.array(
  z
    .string()
    .max(MAX_TAG_LENGTH, `A tag may have at most ${MAX_TAG_LENGTH} characters.`)
    .refine((name) => slugify(name).length <= MAX_TAG_LENGTH, 'A tag is too long.'),
);

/** A JSON array as text, or names between commas, or a list; as many as there are. */
export const anyTags = tagNames.pipe(shortEnough);

export const tags = tagNames
  .transform((names) => names.slice(0, MAX_TAGS))
  .pipe(shortEnough)
  .describe('At most 12 are kept. A list, a JSON array as text, or comma-separated names.');

/** Those beyond the twelfth. @param value what `tags` has taken */
export const leftOutTags = (value: unknown): string[] => (tagNames.safeParse(value).data ?? []).slice(MAX_TAGS);

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A form sends text, JSON a number; "none" and an empty choice both mean no category. */
export const categoryId = z
  .union([z.number(), z.string(), z.null()], 'Category must be a number.')
  .transform((value) => (value === null || value === '' || value === 'none' ? null : Number(value)))
  .pipe(
    z
      .number('Category must be a number.')
      .int('Category must be a whole number.')
      .min(1, 'This category does not exist.')
      .max(2 ** 31 - 1, 'This category does not exist.')
      .nullable(),
  )
  .describe('The id of a category. null, none or empty text for no category.');

const featured = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', 'off', '1', '0', ''])], 'Featured must be yes or no.')
  .transform((value) => value === true || value === 'true' || value === 'on' || value === '1');

/** Blank and left out are the same in an upload: the server fills them in from the file. */
const blankAsMissing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

export const WallpaperUpload = z.object({
  title: blankAsMissing(requiredLine('Title', MAX_TITLE_LENGTH)),
  description: description.nullish(),
  author,
  licence,
  resolution: blankAsMissing(requiredLine('Resolution', 40)),
  fileSize: blankAsMissing(requiredLine('File size', 40)),
  deviceType: blankAsMissing(deviceType),
  categoryId: z.preprocess((value) => (value === '' ? undefined : value), categoryId.optional()),
  tags: blankAsMissing(tags),
  featured: featured.optional(),
});

export const UploadRequest = WallpaperUpload.extend({
  onSimilar: blankAsMissing(
    z.enum(['publish', 'ask'], 'What to do with a similar picture must be publish or ask.'),
  ).describe('What to do if the picture looks like another wallpaper. publish by default.'),
});

export const SimilarDecision = z.object({
  decision: z.enum(DECISIONS, 'Please choose publish, replace or skip.'),
});

/** The version of the wallpaper that somebody looked at before changing it. */
const version = z
  .preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number('Version must be a number.').int('Version must be a whole number.').optional(),
  )
  .describe(
    'The version your change is based on. If the wallpaper was changed since, the answer is 409. Without a version, the last change wins.',
  );

/** The edit form. What may be left out stays as it is; without a version the last one to save wins. */
export const WallpaperEdit = z.object({
  title: requiredLine('Title', MAX_TITLE_LENGTH),
  description: description.nullish(),
  author,
  licence,
  resolution: requiredLine('Resolution', 40),
  fileSize: requiredLine('File size', 40),
  deviceType: z.preprocess(
    (value) => (value === '' || value === 'none' ? null : value),
    deviceType.nullable().optional(),
  ),
  categoryId: categoryId.optional(),
  tags: tags.optional(),
  featured: featured.optional(),
  version,
});

export const TitleChange = WallpaperEdit.pick({ title: true, version: true });

export const PictureChange = z.object({ version });

const share = (name: string) => {
  const message = `${name} must be a number from 0 to 1.`;
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number(message).min(0, message).max(1, message),
  );
};

/** As shares of width and height. */
export const FocalPoint = z.object({ x: share('X'), y: share('Y') });
export type FocalPoint = z.output<typeof FocalPoint>;

const AXES = { x: 'Across', y: 'Down' } as const;

/** Of the edit page, in percent; null to have it found again. */
export const FocalPointForm = z
  .object({ x: z.string().optional(), y: z.string().optional(), find: z.string().optional() })
  .transform(({ find, ...typed }, context) => {
    if (find === 'again') return null;
    const [x = 0, y = 0] = (['x', 'y'] as const).map((name) => {
      const percent = /^\d{1,3}$/.test(typed[name] ?? '') ? Number(typed[name]) : 101;
      const message = `${AXES[name]} must be a whole number from 0 to 100.`;
      if (percent > 100) context.addIssue({ code: 'custom', path: [name], message });
      return percent / 100;
    });
    return { x, y };
  });

export type WallpaperUploadInput = z.output<typeof WallpaperUpload>;
export type UploadRequestInput = z.output<typeof UploadRequest>;
export type WallpaperEditInput = z.output<typeof WallpaperEdit>;
