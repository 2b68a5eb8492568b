import { z } from 'zod';
import { MAX_TAG_LENGTH } from '~/features/taxonomy/tags/tag.view';
import { cleaned } from '~/lib/clean-text';
import { tagSlug } from '~/lib/tag-name';
import { type Messages, messagesOf } from '~/messages/messages';
import { distinctTags } from './autofill';
import { AI_MARKS } from './credit';
import { LICENCES } from './licences';
import { DECISIONS } from './near-duplicates.view';
import { PUBLISH_FIELDS } from './publish.schema';
import {
  MAX_ADDRESS_LENGTH,
  MAX_AUTHOR_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_LICENCE_LENGTH,
  MAX_TAGS,
  MAX_TAGS_LENGTH,
  MAX_TITLE_LENGTH,
} from './wallpaper.limits';

type TextField = keyof Messages['wallpaperErrors']['fields'];

/** The errors of a text field. */
function problems(field: TextField, max: number) {
  const say = (kind: 'required' | 'text') => {
    const messages = messagesOf('wallpaperErrors');
    return messages[kind](messages.fields[field]);
  };
  const long = () => {
    const messages = messagesOf('wallpaperErrors');
    return messages.long(messages.fields[field], max);
  };
  return {
    required: { error: () => say('required') },
    text: { error: () => say('text') },
    textOrRequired: { error: ({ input }: { input?: unknown }) => say((input ?? null) === null ? 'required' : 'text') },
    long: { error: long },
  };
}

/** The server fills in blank and missing fields of an upload from the file. */
const blankAsMissing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

function requiredLine(field: TextField, max: number) {
  const { textOrRequired, required, long } = problems(field, max);
  return z
    .string(textOrRequired)
    .max(max * 4, long)
    .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, required).max(max, long))
    .meta({ minLength: 1, maxLength: max });
}

const descriptionProblems = problems('description', MAX_DESCRIPTION_LENGTH);

const description = z
  .string(descriptionProblems.text)
  .max(MAX_DESCRIPTION_LENGTH * 2, descriptionProblems.long)
  .transform((value) => cleaned(value).replace(/\r\n?/g, '\n').trim() || null)
  .pipe(z.string().max(MAX_DESCRIPTION_LENGTH, descriptionProblems.long).nullable())
  .meta({ maxLength: MAX_DESCRIPTION_LENGTH });

function optionalLine(field: TextField, max: number) {
  const { text, long } = problems(field, max);
  return z
    .string(text)
    .max(max * 4, long)
    .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim() || null)
    .pipe(z.string().max(max, long).nullable())
    .meta({ maxLength: max });
}

function webAddress(field: TextField) {
  const isAddress = (value: string | null) =>
    value === null || (/^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value));
  return optionalLine(field, MAX_ADDRESS_LENGTH)
    .refine(isAddress, {
      error: () => {
        const messages = messagesOf('wallpaperErrors');
        return messages.address(messages.fields[field]);
      },
    })
    .nullish();
}

/** Fields of uploads, edits and bulk edits. */
export const CREDITS = {
  author: optionalLine('author', MAX_AUTHOR_LENGTH).nullish().describe('Who made the picture.'),
  authorUrl: webAddress('authorUrl').describe('The author’s page.'),
  sourceUrl: webAddress('sourceUrl').describe('Where the picture comes from.'),
  licence: blankAsMissing(
    z.enum(LICENCES, { error: () => messagesOf('wallpaperErrors').licence(LICENCES.join(', ')) }),
  ).describe('What others may do with the picture.'),
  licenceText: optionalLine('licenceText', MAX_LICENCE_LENGTH)
    .nullish()
    .describe('For the licence other: its name, or the address of a page about it.'),
  ai: blankAsMissing(z.enum(AI_MARKS, { error: () => messagesOf('wallpaperErrors').ai })).describe(
    'Whether AI made the picture.',
  ),
};

export const deviceType = z
  .string({ error: () => messagesOf('wallpaperErrors').device.text })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, { error: () => messagesOf('wallpaperErrors').device.word }))
  .describe('pc, mobile, tablet or another short word.');

const MAX_TAGS_READ = 1000;

const tagNames = z
  .union([z.string(), z.array(z.string({ error: () => messagesOf('wallpaperErrors').tags.text }))], {
    error: () => messagesOf('wallpaperErrors').tags.list,
  })
  .transform((value, context) => {
    if (typeof value !== 'string') return value;
    if (value.length > MAX_TAGS_LENGTH) {
      context.addIssue({ code: 'custom', message: messagesOf('wallpaperErrors').tags.long });
      return z.NEVER;
    }
    if (!value.trim().startsWith('[')) return value.split(',');
    const parsed = z.array(z.string()).safeParse(jsonOrNull(value));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: messagesOf('wallpaperErrors').tags.format });
    return z.NEVER;
  })
  .transform((names) => distinctTags(names.slice(0, MAX_TAGS_READ).map(cleaned)));

const shortEnough = z.array(
  z
    .string()
    .max(MAX_TAG_LENGTH, { error: () => messagesOf('tagErrors').tooLong(MAX_TAG_LENGTH) })
    .refine((name) => tagSlug(name).length <= MAX_TAG_LENGTH, {
      error: () => messagesOf('wallpaperErrors').tags.longSlug,
    }),
);

/** A list, or as text a JSON array or comma-separated names. Any number of them. */
export const anyTags = tagNames.pipe(shortEnough);

export const tags = tagNames
  .transform((names) => names.slice(0, MAX_TAGS))
  .pipe(shortEnough)
  .describe('At most 12 are kept. A list, a JSON array as text, or comma-separated names.');

/** The tags after the twelfth. @param value the input of `tags` */
export const leftOutTags = (value: unknown): string[] => (tagNames.safeParse(value).data ?? []).slice(MAX_TAGS);

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const noCategory = { error: () => messagesOf('wallpaperErrors').category.none };
const notANumber = { error: () => messagesOf('wallpaperErrors').category.number };

/** Forms send text, JSON a number. "none" and an empty choice both mean no category. */
export const categoryId = z
  .union([z.number(), z.string(), z.null()], notANumber)
  .transform((value) => (value === null || value === '' || value === 'none' ? null : Number(value)))
  .pipe(
    z
      .number(notANumber)
      .int({ error: () => messagesOf('wallpaperErrors').category.whole })
      .min(1, noCategory)
      .max(2 ** 31 - 1, noCategory)
      .nullable(),
  )
  .describe('The id of a category. null, none or empty text for no category.');

const featured = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', 'off', '1', '0', ''])], {
    error: () => messagesOf('wallpaperErrors').featured,
  })
  .transform((value) => value === true || value === 'true' || value === 'on' || value === '1');

export const WallpaperUpload = z.object({
  title: blankAsMissing(requiredLine('title', MAX_TITLE_LENGTH)),
  description: description.nullish(),
  ...CREDITS,
  resolution: blankAsMissing(requiredLine('resolution', 40)),
  fileSize: blankAsMissing(requiredLine('fileSize', 40)),
  deviceType: blankAsMissing(deviceType),
  categoryId: z.preprocess((value) => (value === '' ? undefined : value), categoryId.optional()),
  tags: blankAsMissing(tags),
  featured: featured.optional(),
  ...PUBLISH_FIELDS,
});

export const UploadRequest = WallpaperUpload.extend({
  onSimilar: blankAsMissing(
    z.enum(['publish', 'ask'], { error: () => messagesOf('wallpaperErrors').onSimilar }),
  ).describe('What to do if the picture looks like another wallpaper. publish by default.'),
});

export const SimilarDecision = z.object({
  decision: z.enum(DECISIONS, { error: () => messagesOf('wallpaperErrors').decision }),
});

/** The version that the sender saw before the change. */
const version = z
  .preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce
      .number({ error: () => messagesOf('wallpaperErrors').version.number })
      .int({ error: () => messagesOf('wallpaperErrors').version.whole })
      .optional(),
  )
  .describe(
    'The version your change is based on. If the wallpaper was changed since, the answer is 409. Without a version, the last change wins.',
  );

/** The edit form. Optional fields that are left out keep their values. Without a version, the last change wins. */
export const WallpaperEdit = z.object({
  title: requiredLine('title', MAX_TITLE_LENGTH),
  description: description.nullish(),
  ...CREDITS,
  resolution: requiredLine('resolution', 40),
  fileSize: requiredLine('fileSize', 40),
  deviceType: z.preprocess(
    (value) => (value === '' || value === 'none' ? null : value),
    deviceType.nullable().optional(),
  ),
  categoryId: categoryId.optional(),
  tags: tags.optional(),
  featured: featured.optional(),
  version,
});

export const TitleChange = WallpaperEdit.pick({ title: true });

export const PictureChange = z.object({ version });

const share = (name: string) => {
  const message = { error: () => messagesOf('wallpaperErrors').focalPoint.share(name) };
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number(message).min(0, message).max(1, message),
  );
};

/** In shares of width and height. */
export const FocalPoint = z.object({ x: share('X'), y: share('Y') });
export type FocalPoint = z.output<typeof FocalPoint>;

const AXES = { x: 'across', y: 'down' } as const;

/** The form on the edit page, in percent. Null asks to find the point automatically. */
export const FocalPointForm = z
  .object({ x: z.string().optional(), y: z.string().optional(), find: z.string().optional() })
  .transform(({ find, ...typed }, context) => {
    if (find === 'again') return null;
    const [x = 0, y = 0] = (['x', 'y'] as const).map((name) => {
      const percent = /^\d{1,3}$/.test(typed[name] ?? '') ? Number(typed[name]) : 101;
      if (percent > 100) {
        const message = messagesOf('wallpaperErrors').focalPoint[AXES[name]];
        context.addIssue({ code: 'custom', path: [name], message });
      }
      return percent / 100;
    });
    return { x, y };
  });

export type WallpaperUploadInput = z.output<typeof WallpaperUpload>;
export type UploadRequestInput = z.output<typeof UploadRequest>;
export type WallpaperEditInput = z.output<typeof WallpaperEdit>;
