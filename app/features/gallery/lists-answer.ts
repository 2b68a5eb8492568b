import { useMemo } from 'react';
import type { ShownList } from '~/features/lists/list.view';

export interface ListsAnswer {
  lists: ShownList[];
  /** Of the landing page, as HTML. */
  hero?: string;
  features?: string;
}

/** JSON as one string: Remix would number every value, which nearly doubles the size. */
export interface PackedLists {
  packed: string;
}

/** On the server, the full answers with markup: the document needs it, the page's scripts do not. */
export const wholeAnswers = new WeakMap<PackedLists, ListsAnswer>();

export const useLists = (answer: PackedLists): ListsAnswer =>
  useMemo(() => wholeAnswers.get(answer) ?? JSON.parse(answer.packed), [answer]);
