import { stageOf } from '~/features/uploads/uploaded';
import type { SimilarQuestion } from '~/features/wallpapers/near-duplicates.view';
import type { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';

export interface Draft {
  title: string;
  categoryId: string;
  deviceType: string;
  tags: string;
}

export type BulkState =
  | { status: 'pending'; isQueued: boolean; note?: string }
  /** 0 to 90 while sending; the rest is the server's work. */
  | { status: 'uploading'; progress: number }
  | { status: 'success'; wallpaper: ApiWallpaper }
  | { status: 'similar'; question: SimilarQuestion; isBusy: boolean; problem?: string }
  | { status: 'error'; message: string; location?: string }
  /** The file itself is refused, so no change to the fields helps. */
  | { status: 'refused'; message: string };

export interface BulkItem {
  id: number;
  file: File;
  /** Guessed from the file. Differences from it were typed. */
  guess: Draft;
  draft: Draft;
  /** The draft at the time the file was sent. */
  sent?: Draft;
  stop?: () => void;
  state: BulkState;
  missing: (keyof Draft)[];
  /** The browser has not read the picture yet. */
  isUnread: boolean;
  /** The browser can't read the picture. The server may still accept it. */
  isUnreadable: boolean;
  isSelected: boolean;
  saving: 'saved' | 'unsaved' | 'saving' | { problem: string } | null;
}

const REQUIRED = ['title', 'categoryId', 'deviceType'] as const;

export const findMissing = (draft: Draft) => REQUIRED.filter((name) => draft[name].trim() === '');

const NOTHING = {
  all: 0,
  pending: 0,
  running: 0,
  success: 0,
  /** Of those. */
  scheduled: 0,
  drafts: 0,
  similar: 0,
  /** Of the similar ones, those with fewer pixels than their lookalike. */
  smaller: 0,
  error: 0,
  refused: 0,
  /** Refused files, and files that the browser can't read. */
  failed: 0,
  marked: 0,
  /** Not sent, with a required field blank. */
  incomplete: 0,
  selected: 0,
  /** Of the selected ones. */
  selectedPublished: 0,
  /** Changed since the upload. */
  unsaved: 0,
  /** In percent, of all files that were sent or are being sent. */
  progress: 0,
};

export type Totals = typeof NOTHING;

export const isUnsent = ({ status }: BulkState) => status === 'pending' || status === 'error';

export const isSmaller = (state: BulkState) => state.status === 'similar' && state.question.larger === 'existing';

export const isIncomplete = ({ state, draft }: BulkItem) => isUnsent(state) && findMissing(draft).length > 0;

export const isFailed = ({ state, isUnreadable }: BulkItem) =>
  state.status === 'error' || state.status === 'refused' || (state.status === 'pending' && isUnreadable);

export const isQueued = (state: BulkState) => state.status === 'pending' && state.isQueued;

function countStage(totals: Totals, stage: ReturnType<typeof stageOf>): void {
  if (stage === 'planned') totals.scheduled += 1;
  if (stage === 'draft') totals.drafts += 1;
}

export function countItems(items: BulkItem[]): Totals {
  const totals = { ...NOTHING, all: items.length };
  let begun = 0;
  let done = 0;
  for (const item of items) {
    const { state, missing, isSelected, saving } = item;
    const kind = isQueued(state) || state.status === 'uploading' ? 'running' : state.status;
    totals[kind] += 1;
    if (missing.length > 0) totals.marked += 1;
    if (isIncomplete(item)) totals.incomplete += 1;
    if (isSmaller(state)) totals.smaller += 1;
    if (isFailed(item)) totals.failed += 1;
    if (state.status === 'success') countStage(totals, stageOf(state.wallpaper));
    if (isSelected) totals.selected += 1;
    if (isSelected && kind === 'success') totals.selectedPublished += 1;
    if (saving !== null && saving !== 'saved') totals.unsaved += 1;
    if (kind === 'pending' || kind === 'refused') continue;
    begun += 1;
    if (state.status === 'uploading') done += state.progress;
    else if (kind !== 'running') done += 100;
  }
  return { ...totals, progress: begun === 0 ? 0 : Math.floor(done / begun) };
}
