import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { fileProblem } from '~/features/uploads/file-problem';
import { guessValues } from '~/features/uploads/single/upload-autofill';
import { sendDecision, sendEdit, sendUpload, type UploadInProgress } from '~/features/uploads/upload-client';
import type { Decision } from '~/features/wallpapers/near-duplicates.view';
import type { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import type { Draft } from './queue-item';

/** The queue's access to server and browser, replaced in tests. */
export interface UploadApi {
  /** Why this file would be refused. */
  problem(file: File): Promise<string | null>;
  guess(file: File): Draft;
  /** Null when this browser can't read the picture. */
  look(file: File): Promise<Draft | null>;
  send(file: File, draft: Draft, onProgress: (sent: number, total: number) => void): UploadInProgress;
  decide(token: string, decision: Decision): Promise<ApiWallpaper | null>;
  save(wallpaper: ApiWallpaper, draft: Draft): Promise<ApiWallpaper>;
}

function guessDraft(file: File, picture: ImageBitmap | null, categories: CategoryView[]): Draft {
  const { title = '', deviceType = '', tags = '', categoryId = '' } = guessValues(file, picture, categories);
  return { title, deviceType, tags, categoryId };
}

function toForm(file: File, draft: Draft, forAll: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...forAll, ...draft })) form.set(name, value);
  form.set('image', file);
  return form;
}

/** @param forAll fields with the same value for every file */
export function uploadApi(
  categories: CategoryView[],
  maxUploadMb: number,
  forAll: () => Record<string, string>,
): UploadApi {
  return {
    problem: (file) => fileProblem(file, maxUploadMb),
    guess: (file) => guessDraft(file, null, categories),
    async look(file) {
      const picture = await createImageBitmap(file).catch(() => null);
      const draft = picture && guessDraft(file, picture, categories);
      picture?.close();
      return draft;
    },
    send: (file, draft, onProgress) => sendUpload(toForm(file, draft, forAll()), onProgress),
    decide: sendDecision,
    save: ({ id, resolution, fileSize }, draft) =>
      sendEdit(id, { ...draft, categoryId: draft.categoryId || 'none', resolution, fileSize }),
  };
}
