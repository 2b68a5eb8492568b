import { z } from 'zod';
import { ScreenRequest, tooManyPixels } from '~/features/cuts/screen.schema';
import { parseFilters } from '~/features/lists/pages/list-address.server';
import { NO_AI } from '~/features/lists/pages/list-query.schema';
import { formatListState } from '~/features/lists/resolve/list-state';
import type { Size } from '~/images/cuts/cut';
import { KEPT_LIST } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { type ChangersView, INTERVALS, type Interval } from './changers.view';
import type { ClientOptions } from './client-options';
import { findProgram, type Program, programGroups } from './programs';

const FULL_HD = { width: 1920, height: 1080 };
const USUAL_PROGRAM = 'curl';

/** The first match counts: phones also name the system that theirs is made from. */
const BY_SYSTEM: [system: RegExp, program: string][] = [
  [/iPhone|iPad/, 'ios'],
  [/Android/, 'paperize'],
  [/Windows/, 'windows'],
  [/Macintosh/, 'macos'],
  [/Linux/, 'gnome-timer'],
];

/** A program for the visitor's own system. */
export const usualProgram = (userAgent: string | null): string =>
  BY_SYSTEM.find(([system]) => system.test(userAgent ?? ''))?.[1] ?? USUAL_PROGRAM;
const USUAL_INTERVAL: Interval = '1h';

const MAX_LETTERS = 200;
const MAX_TAGS = 12;
const text = (tooLong: () => string) =>
  z
    .string()
    .max(MAX_LETTERS, { error: tooLong })
    .transform((value) => value.toWellFormed().replaceAll('\0', '').trim())
    .default('');

const Choices = z.object({
  program: z
    .string()
    .refine((id) => findProgram(id) !== undefined, { error: () => messagesOf('changersErrors').program })
    .default(USUAL_PROGRAM),
  every: z.enum(INTERVALS, { error: () => messagesOf('changersErrors').every }).default(USUAL_INTERVAL),
  search: text(() => messagesOf('changersErrors').longSearch(MAX_LETTERS)),
  tags: text(() => messagesOf('changersErrors').longTags(MAX_LETTERS)).refine(
    (value) => value.split(',').length <= MAX_TAGS,
    { error: () => messagesOf('changersErrors').tooManyTags(MAX_TAGS) },
  ),
  ai: z.enum(['', 'no'], NO_AI).default(''),
  categoryId: z
    .string()
    .regex(/^\d{1,9}$/, { error: () => messagesOf('changersErrors').category })
    .default(''),
  list: z.string().default(''),
});

type Errors = ChangersView['errors'];

/** Keeps the valid choices and ignores the others. */
function readChoices(given: Record<string, string>, errors: Errors): z.output<typeof Choices> {
  const result = Choices.safeParse(given);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return Choices.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !(name in errors))));
}

/** Null when the screen is unknown. */
function readScreen({ preset, width, height }: Record<string, string>, errors: Errors): Size | null {
  const result = ScreenRequest.safeParse({ preset, width, height });
  const screen = result.data?.screen ?? null;
  if (!result.success) for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  const excess = screen && tooManyPixels({ ...screen, format: 'jpg' });
  if (excess) errors.width = excess;
  return excess ? null : screen;
}

const SCREEN_ERRORS = ['preset', 'width', 'height'];

/** If a parameter is repeated, its last value counts. */
const lastValues = (search: URLSearchParams) =>
  Object.fromEntries([...search].filter(([, value]) => value.trim() !== ''));

interface ReadChangers extends Pick<ChangersView, 'filters' | 'errors' | 'screen' | 'isUsual' | 'every'> {
  choices: z.output<typeof Choices>;
  given: Record<string, string>;
  options: ClientOptions;
  /** A program for the visitor's own system. */
  usual: string | undefined;
}

/** @param mine the visitor's own screen, if known @param origin of the site @param usual the program if none is chosen */
export function readChangers(search: URLSearchParams, mine: Size | null, origin: string, usual?: string): ReadChangers {
  const given = { ...(usual && { program: usual }), ...lastValues(search) };
  const errors: Errors = {};
  const choices = readChoices(given, errors);
  const { search: words, tags, categoryId, ai, every, list: kept } = choices;
  const chosen = readScreen(given, errors);
  const isUsual = !chosen && !SCREEN_ERRORS.some((name) => name in errors);
  const screen = chosen ?? mine ?? FULL_HD;
  const filters = parseFilters(search);
  Object.assign(errors, filters.problems);
  const list = {
    search: words,
    categoryId,
    tags,
    ...formatListState({ ...filters.state, sort: undefined }),
    ai,
    [KEPT_LIST]: kept,
  };
  const narrowing = Object.entries(list).filter((one): one is [string, string] => Boolean(one[1]));
  const options = { origin, screen, every, list: Object.fromEntries(narrowing) };
  return { choices, screen, isUsual, every, filters, errors, given, options, usual };
}

export function changersView(
  { choices, screen, isUsual, every, filters, errors, given, options, usual }: ReadChangers,
  categories: ChangersView['categories'],
): ChangersView {
  const { program: id, search, tags, categoryId, ai, list: kept } = choices;
  const program = findProgram(id) as Program;
  const typed = given.preset ? {} : given;
  return {
    groups: programGroups(usual),
    program: { id, name: program.name },
    recipe: program.recipe(options),
    screen,
    isUsual,
    every,
    filters,
    search,
    tags,
    categoryId,
    ai,
    kept,
    list: options.list,
    categories,
    errors,
    typed: { width: typed.width ?? String(screen.width), height: typed.height ?? String(screen.height) },
  };
}
