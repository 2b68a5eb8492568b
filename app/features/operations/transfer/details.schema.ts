/** The details in a picture's sidecar and in the gallery's file, in one format for export and import. */

import { z } from 'zod';
import type { Plan } from '~/features/drafts/plan.view';
import { IdentityInput } from '~/features/site/identity.schema';
import { SiteTextInput, TEXT_ROW } from '~/features/site/site-text.schema';
import { CategoryInput, type CategoryValue } from '~/features/taxonomy/categories/category.schema';
import { MAX_TAG_LENGTH } from '~/features/taxonomy/tags/tag.view';
import type { KeptFacts } from '~/features/uploads/create-wallpaper.server';
import { sayLeftOut } from '~/features/wallpapers/autofill';
import { chooseLicence, readLicence } from '~/features/wallpapers/licences';
import { PUBLISH_FIELDS } from '~/features/wallpapers/publish.schema';
import {
  MAX_AUTHOR_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_LICENCE_LENGTH,
  MAX_TITLE_LENGTH,
} from '~/features/wallpapers/wallpaper.limits';
import { WallpaperUpload, type WallpaperUploadInput } from '~/features/wallpapers/wallpaper.schema';
import type { EmbeddedTexts } from '~/images/embedded-texts';
import { cleaned, truncate } from '~/lib/clean-text';
import { tagSlug } from '~/lib/tag-name';
import { VERSION_ROLES } from '~/lib/version-roles';
import { messagesOf } from '~/messages/messages';

export const GALLERY_FILE = 'tapeta.json';

const formerAddress = z.object({ slug: z.string().min(1).max(80), name: z.string().min(1).max(80).optional() });

const portableSetting = z.union([
  z.object({ name: z.literal('identity'), value: IdentityInput }),
  z.object({ name: z.string().regex(TEXT_ROW), value: SiteTextInput.pick({ text: true }) }),
]);

export const GalleryFile = z.object({
  tapeta: z.literal(1),
  exportedAt: z.string().optional(),
  categories: z.array(z.object({ category: CategoryInput, former: z.array(formerAddress).default([]) })).max(10_000),
  /** Tags whose name does not follow from their slug, and tags that were renamed. */
  tags: z.array(
    z.object({
      name: z.string().min(1).max(MAX_TAG_LENGTH),
      slug: z.string().min(1).max(MAX_TAG_LENGTH),
      former: z.array(formerAddress).default([]),
    }),
  ),
  settings: z.array(portableSetting).max(1000).default([]),
});
export type GalleryFile = z.infer<typeof GalleryFile>;

/** Undefined means unknown: the picture or its name may tell. Null means none. */
export type Details = Record<string, unknown>;

const SYNONYMS: Record<string, string> = {
  license: 'licence',
  device: 'deviceType',
  created: 'createdAt',
  keywords: 'tags',
  subject: 'tags',
  creator: 'author',
};

/** Replaces synonyms of names and leaves out blank values. */
export function normalizeNames(given: Record<string, unknown>): Details {
  const entries = Object.entries(given).map(([name, value]) => [SYNONYMS[name] ?? name, value] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

const OWN_NAMES = new Set([
  ...['title', 'description', 'author', 'authorUrl', 'sourceUrl', 'licence', 'licenceText', 'ai', 'tags', 'category'],
  ...['deviceType', 'set', 'role', 'featured', 'resolution', 'fileSize', 'createdAt', 'downloads', 'focalPoint', 'id'],
  ...['publishedAt', 'file', 'comment', 'notes', '$schema'],
]);

export const isOwnName = (name: string) => OWN_NAMES.has(name);

const BY_CASE = new Map([...OWN_NAMES, ...Object.keys(SYNONYMS)].map((name) => [name.toLowerCase(), name]));

/** Spreadsheets begin with capitals. */
export const normalizeColumn = (name: string) => BY_CASE.get(name.trim().toLowerCase()) ?? name.trim();

/** What a picture or its XMP sidecar says about itself. */
export function detailsIn({ licences = [], ...texts }: EmbeddedTexts): Details {
  return normalizeNames({ ...texts, ...chooseLicence(licences) });
}

const LONGEST = {
  title: MAX_TITLE_LENGTH,
  description: MAX_DESCRIPTION_LENGTH,
  author: MAX_AUTHOR_LENGTH,
  licenceText: MAX_LICENCE_LENGTH,
};

const CHECKED = [
  ...(Object.keys(LONGEST) as (keyof typeof LONGEST)[]),
  ...(['authorUrl', 'sourceUrl', 'licence', 'ai', 'resolution', 'fileSize', 'featured'] as const),
] as const;

const MAY_BE_NONE = ['description', 'author', 'authorUrl', 'sourceUrl', 'licenceText'];

/** Half of what the columns hold, so that new ids and downloads always fit. */
const MOST = 1_000_000_000;
const whole = z.coerce.number().int().min(0).max(MOST);

const DAY_MS = 24 * 60 * 60 * 1000;
// One day of tolerance for clocks and time zones.
const isPast = (date: Date) => date.getTime() <= Date.now() + DAY_MS;

const KEPT = {
  id: [whole.min(1), () => messagesOf('transfer').badId(MOST)],
  createdAt: [z.coerce.date().min(new Date(0)).refine(isPast), () => messagesOf('transfer').badDate],
  downloads: [whole, () => messagesOf('transfer').badDownloads(MOST)],
  focalPoint: [
    z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
    () => messagesOf('transfer').badFocalPoint,
  ],
} as const;

/** Pictures with the same `set` in a folder are versions of one picture. */
const ArchivedVersion = z.object({
  set: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(100)),
  /** Guessed if it is left out. */
  role: z
    .enum(VERSION_ROLES)
    .nullish()
    .transform((role) => role ?? undefined),
});
export type ArchivedVersion = z.infer<typeof ArchivedVersion>;

export interface ReadDetails {
  input: WallpaperUploadInput;
  kept: KeptFacts;
  plan: Plan | null;
  version: ArchivedVersion | null;
  /** Null for none, undefined to guess it. */
  category?: string | CategoryValue | null;
  /** What was shortened or left out, as sentences. */
  notes: string[];
}

/** Keeps valid details and notes the others. */
export function readDetails(details: Details): ReadDetails {
  const notes: string[] = [];
  const given = { ...details, ...withLicence(details) };
  const input: Record<string, unknown> = {};
  for (const name of CHECKED) {
    if (given[name] === undefined || (given[name] === null && !MAY_BE_NONE.includes(name))) continue;
    const parsed = WallpaperUpload.shape[name].safeParse(shortened(name, given[name], notes));
    if (parsed.success) input[name] = parsed.data;
    else notes.push(messagesOf('transfer').leftOut(parsed.error.issues[0]?.message ?? ''));
  }
  input.tags = readTags(given.tags, notes);
  const kept: Record<string, unknown> = {};
  for (const [name, [schema, problem]] of Object.entries(KEPT)) {
    if ((given[name] ?? null) === null) continue;
    const parsed = schema.safeParse(given[name]);
    if (parsed.success) kept[name] = parsed.data;
    else notes.push(problem());
  }
  if (given.deviceType === null) kept.deviceType = null;
  else if (given.deviceType !== undefined) {
    const device = WallpaperUpload.shape.deviceType.safeParse(given.deviceType);
    if (device.success) input.deviceType = device.data;
    else notes.push(messagesOf('transfer').leftOut(device.error.issues[0]?.message ?? ''));
  }
  const { focalPoint, ...facts } = kept as KeptFacts & { focalPoint?: { x: number; y: number } };
  return {
    input,
    kept: { ...facts, ...(focalPoint && { focalX: focalPoint.x, focalY: focalPoint.y, focalChosen: true }) },
    plan: readPlanOf(given, notes),
    version: readVersion(given, notes),
    category: readCategory(given.category, notes),
    notes,
  };
}

/** Drafts and plans only: what is published has its date in createdAt. A plan whose time has passed is published at once. */
function readPlanOf({ publishedAt }: Details, notes: string[]): Plan | null {
  if (publishedAt === undefined) return null;
  const parsed = PUBLISH_FIELDS.publishedAt.safeParse(publishedAt);
  if (!parsed.success) notes.push(messagesOf('transfer').leftOut(parsed.error.issues[0]?.message ?? ''));
  if (parsed.data === 'draft') return { kind: 'draft' };
  return parsed.data?.includes('T') ? { kind: 'at', at: parsed.data } : null;
}

function readVersion({ set, role }: Details, notes: string[]): ArchivedVersion | null {
  if ((set ?? null) === null) return null;
  const parsed = ArchivedVersion.safeParse({ set, role });
  if (!parsed.success) notes.push(messagesOf('transfer').badSet(VERSION_ROLES.join(', ')));
  return parsed.data ?? null;
}

/** Names and addresses of licences count as those of the list. Before version 0.10, every licence was such a text. */
function withLicence({ licence, licenceText }: Details): Details {
  if (typeof licence !== 'string' || (licence === 'other' && licenceText)) return {};
  return readLicence(cleaned(licence));
}

function shortened(name: string, value: unknown, notes: string[]): unknown {
  const most = LONGEST[name as keyof typeof LONGEST];
  if (typeof value !== 'string' || !most || value.length <= most) return value;
  const text = cleaned(value).trim();
  const line = name === 'description' ? text : text.replace(/\s+/g, ' ');
  if (line.length <= most) return line;
  notes.push(messagesOf('transfer').shortened(name, most));
  return truncate(line, most);
}

const MAX_TAGS_READ = 1000;

function readTags(given: unknown, notes: string[]): string[] | undefined {
  if (given === undefined) return undefined;
  const names = (Array.isArray(given) ? given : String(given ?? '').split(/[,;]/)).slice(0, MAX_TAGS_READ);
  const texts = names.filter((name) => typeof name === 'string').map((name) => cleaned(name));
  const short = texts.filter((name) => Math.max(name.trim().length, tagSlug(name).length) <= MAX_TAG_LENGTH);
  if (short.length < names.length) notes.push(messagesOf('transfer').leftOutTags(names.length - short.length));
  const leftOut = sayLeftOut(short);
  if (leftOut) notes.push(leftOut);
  return WallpaperUpload.shape.tags.parse(short);
}

function readCategory(given: unknown, notes: string[]): ReadDetails['category'] {
  if (given === undefined || given === null) return given;
  const parsed = CategoryInput.safeParse(typeof given === 'string' ? { name: given, slug: '' } : given);
  if (parsed.success) return typeof given === 'string' ? parsed.data.name : parsed.data;
  notes.push(messagesOf('transfer').leftOutCategory(parsed.error.issues[0]?.message ?? ''));
  return undefined;
}
