import { z } from 'zod';
import { formatListState } from '~/features/wallpapers/lists/filters/list-state';
import { parseListState } from '~/features/wallpapers/lists/filters/parse-list-state';
import { NO_AI } from '~/features/wallpapers/lists/list-query.schema';
import { ScreenRequest, tooManyPixels } from '~/features/wallpapers/screen/screen.schema';
import type { Size } from '~/images/cuts/cut';
import { type ChangersView, INTERVALS, type Interval } from './changers.view';
import { PROGRAM_GROUPS, PROGRAMS } from './programs';
import type { Program } from './programs/program';
import type { Wish } from './wish';

const FULL_HD = { width: 1920, height: 1080 };
const USUAL_PROGRAM = 'curl';
const NO_PROGRAM = 'Please choose one of the programs.';
const USUAL_INTERVAL: Interval = '1h';

const MOST_LETTERS = 200;
const text = (name: string) =>
  z
    .string()
    .max(MOST_LETTERS, `${name} must have at most ${MOST_LETTERS} characters.`)
    .transform((value) => value.toWellFormed().replaceAll('\0', '').trim())
    .default('');

const Choices = z.object({
  program: z
    .string()
    .refine((id) => PROGRAMS.has(id), NO_PROGRAM)
    .default(USUAL_PROGRAM),
  every: z.enum(Object.keys(INTERVALS) as Interval[], 'Please choose how often.').default(USUAL_INTERVAL),
  search: text('Words'),
  tags: text('Tags').refine((value) => value.split(',').length <= 12, 'At most 12 tags can be asked for.'),
  ai: z.enum(['', 'no'], NO_AI).default(''),
  categoryId: z
    .string()
    .regex(/^\d{1,9}$/, 'Please choose one of the categories.')
    .default(''),
});

type Errors = ChangersView['errors'];

/** What is right counts, and the rest is as if it had not been given. */
function readChoices(given: Record<string, string>, errors: Errors): z.output<typeof Choices> {
  const result = Choices.safeParse(given);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return Choices.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !(name in errors))));
}

function readScreen({ preset, width, height }: Record<string, string>, mine: Size | null, errors: Errors): Size {
  const result = ScreenRequest.safeParse({ preset, width, height });
  const screen = result.data?.screen;
  if (!result.success) for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  const excess = screen && tooManyPixels({ ...screen, format: 'jpg' });
  if (excess) errors.width = excess;
  return (excess ? null : screen) ?? mine ?? FULL_HD;
}

/** Of several values the last counts, as in a form with a button of its own. */
const lastOf = (search: URLSearchParams) => Object.fromEntries([...search].filter(([, value]) => value.trim() !== ''));

interface ReadChangers extends Pick<ChangersView, 'filters' | 'errors' | 'screen' | 'every'> {
  choices: z.output<typeof Choices>;
  given: Record<string, string>;
  wish: Wish;
}

/** @param mine the visitor's own screen, where it is known */
export function readChangers(
  search: URLSearchParams,
  mine: Size | null,
  site: Pick<Wish, 'origin' | 'siteName'>,
): ReadChangers {
  const given = lastOf(search);
  const errors: Errors = {};
  const choices = readChoices(given, errors);
  const { search: words, tags, categoryId, ai, every } = choices;
  const screen = readScreen(given, mine, errors);
  const filters = parseListState(search);
  Object.assign(errors, filters.problems);
  const list = { search: words, categoryId, tags, ...formatListState({ ...filters.state, sort: undefined }), ai };
  const chosen = Object.entries(list).filter((one): one is [string, string] => Boolean(one[1]));
  const wish = { ...site, screen, every, list: Object.fromEntries(chosen) };
  return { choices, screen, every, filters, errors, given, wish };
}

export function changersView(
  { choices, screen, every, filters, errors, given, wish }: ReadChangers,
  categories: ChangersView['categories'],
): ChangersView {
  const { program: id, search, tags, categoryId, ai } = choices;
  const program = PROGRAMS.get(id) as Program;
  const typed = given.preset ? {} : given;
  return {
    groups: PROGRAM_GROUPS,
    program: { id, name: program.name },
    recipe: program.recipe(wish),
    screen,
    every,
    filters,
    search,
    tags,
    categoryId,
    ai,
    list: wish.list,
    categories,
    errors,
    typed: { width: typed.width ?? String(screen.width), height: typed.height ?? String(screen.height) },
  };
}
