import { useMemo } from 'react';
import type { ShownList } from '~/features/lists/list.view';

/** The picture beside the landing page's title. */
export interface HeroPicture {
  path: string;
  placeholder: string;
  html?: string;
}

export interface ListsAnswer {
  lists: ShownList[];
  hero?: HeroPicture;
}

/** One text: Remix would number every value, which nearly doubles what they weigh. */
export interface PackedLists {
  packed: string;
}

/** On the server, what a page's scripts get without the markup: its document is drawn with it. */
export const wholeAnswers = new WeakMap<PackedLists, ListsAnswer>();

export const useLists = (answer: PackedLists): ListsAnswer =>
  useMemo(() => wholeAnswers.get(answer) ?? JSON.parse(answer.packed), [answer]);
