import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { DomainError, invalid } from '~/lib/errors';
import { createCategory } from './categories.commands.server';
import { CategoryInput } from './category.schema';
import { type CategoryEntry, type CategoryLine, MAX_ENTRIES, NO_VALID_ENTRY } from './new-categories.view';

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'This line is not understood.';
  if (error instanceof DomainError) return error.message;
  // Nothing is lost: the others are created all the same, and this one can be sent again.
  console.error(error);
  return 'Please try again later.';
}

async function createEntry(em: EntityManager, entry: CategoryEntry): Promise<CategoryLine> {
  try {
    const { name, slug } = await createCategory(em, CategoryInput.parse(entry));
    return { name, slug, problem: null };
  } catch (error) {
    return { ...entry, problem: reasonOf(error) };
  }
}

/**
 * Creates one category after the other and says of each what became of it; rows left empty do not count.
 * @throws invalid when there is not one with a name and a slug, or too many
 */
export async function createCategories(em: EntityManager, entries: CategoryEntry[]): Promise<CategoryLine[]> {
  const filled = entries.filter(({ name, slug }) => name.trim() !== '' || slug.trim() !== '');
  if (!filled.some((entry) => CategoryInput.safeParse(entry).success)) throw invalid({ categories: [NO_VALID_ENTRY] });
  if (filled.length > MAX_ENTRIES)
    throw invalid({ categories: [`At most ${MAX_ENTRIES} categories at once, please.`] });
  const lines: CategoryLine[] = [];
  for (const entry of filled) lines.push(await createEntry(em, entry));
  return lines;
}

/** The entries of a text with a category's name on each line. */
export const entriesOf = (text: string): CategoryEntry[] =>
  text.split(/\r\n|\r|\n/).map((name) => ({ name, slug: '' }));
