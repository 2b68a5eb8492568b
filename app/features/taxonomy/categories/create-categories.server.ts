import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import { createCategory } from './categories.commands.server';
import { CategoryInput } from './category.schema';
import { type CategoryEntry, type CategoryLine, MAX_ENTRIES } from './new-categories.view';

function describeFailure(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? messagesOf('taxonomy').category.unreadableLine;
  if (error instanceof DomainError) return error.message;
  // The other categories are still created, and this one can be sent again.
  logError(error);
  return messagesOf('taxonomy').category.unexpected;
}

async function createEntry(em: EntityManager, entry: CategoryEntry): Promise<CategoryLine> {
  try {
    const { name, slug } = await createCategory(em, CategoryInput.parse(entry));
    return { name, slug, problem: null };
  } catch (error) {
    return { ...entry, problem: describeFailure(error) };
  }
}

export interface NewCategories {
  rows: CategoryLine[];
  lines: CategoryLine[];
  problem: string | null;
}

/** Reports on each category. Empty rows are ignored. */
async function createCategories(em: EntityManager, entries: CategoryEntry[]): Promise<NewCategories> {
  const filled = entries.filter(({ name, slug }) => name.trim() !== '' || slug.trim() !== '');
  if (filled.length > MAX_ENTRIES) {
    const rows = filled.map((entry) => ({ ...entry, problem: null }));
    return { rows, lines: [], problem: messagesOf('taxonomy').category.tooMany(MAX_ENTRIES) };
  }
  const isAnyValid = filled.some((entry) => CategoryInput.safeParse(entry).success);
  const lines: CategoryLine[] = [];
  for (const entry of filled) lines.push(await createEntry(em, entry));
  const failed = lines.filter(({ problem }) => problem !== null);
  const problem = isAnyValid ? null : messagesOf('taxonomy').category.noneValid;
  return { rows: failed, lines: isAnyValid ? lines : [], problem };
}

const texts = (value: unknown) => (value === undefined ? [] : [value].flat().map(String));

export function readRows({ name, slug }: Record<string, unknown>): CategoryLine[] {
  const slugs = texts(slug);
  return texts(name).map((typed, index) => ({ name: typed, slug: slugs[index] ?? '', problem: null }));
}

export const createFromRows = (em: EntityManager, fields: Record<string, unknown>) =>
  createCategories(em, readRows(fields));

export function importCategories(em: EntityManager, { text, file }: Record<string, unknown>): Promise<NewCategories> {
  const names = [...texts(text), ...texts(file)].flatMap((part) => part.split(/\r\n|\r|\n/));
  return createCategories(
    em,
    names.map((name) => ({ name, slug: '' })),
  );
}
