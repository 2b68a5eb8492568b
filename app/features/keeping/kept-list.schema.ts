import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { rowId } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';
import { MAX_NOTE_LENGTH, MAX_TITLE_LENGTH } from './kept-list.view';

const line = (most: number, say: (most: number) => string) =>
  z
    .string()
    .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
    .refine((value) => value.length <= most, { error: () => say(most) })
    .default('');

const id = rowId();
const note = line(MAX_NOTE_LENGTH, (most) => messagesOf('keptListErrors').longNote(most));
const title = line(MAX_TITLE_LENGTH, (most) => messagesOf('keptListErrors').longTitle(most));

/** What the forms of a list's page send. */
export const ListChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('rename'), title }),
  z.object({ intent: z.literal('edit'), id, note }),
  z.object({ intent: z.enum(['up', 'down', 'remove']), id }),
  z.object({ intent: z.literal('replace') }),
  z.object({ intent: z.literal('use') }),
  z.object({ intent: z.literal('delete') }),
]);
export type ListEdit = Exclude<z.output<typeof ListChange>, { intent: 'use' | 'delete' }>;
