import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { fileProblem } from '~/features/uploads/file-problem';
import { sendDecision, sendEdit, sendUpload, type UploadInProgress } from '~/features/uploads/upload-client';
import { autofill, guessCategory, guessTags, guessTitle } from '~/features/wallpapers/autofill';
import type { Decision } from '~/features/wallpapers/near-duplicates.view';
import type { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import type { Draft } from './queue-item';

/** What the uploads need of the world; tests give another one. */
export interface BulkPorts {
  /** Why this file can never pass. */
  problem(file: File): Promise<string | null>;
  guess(file: File): Draft;
  /** Null for a picture that this browser cannot read. */
  look(file: File): Promise<Draft | null>;
  send(file: File, draft: Draft, onProgress: (sent: number, total: number) => void): UploadInProgress;
  decide(token: string, decision: Decision): Promise<ApiWallpaper | null>;
  save(wallpaper: ApiWallpaper, draft: Draft): Promise<ApiWallpaper>;
}

function guessFor(file: File, categories: CategoryView[], size?: { width: number; height: number }): Draft {
  const category = guessCategory(file.name, categories);
  const guesses = size
    ? autofill({ name: file.name, bytes: file.size, ...size })
    : { title: guessTitle(file.name), tags: guessTags(file.name), deviceType: '' };
  return {
    title: guesses.title,
    deviceType: guesses.deviceType,
    tags: guesses.tags.join(', '),
    categoryId: category ? String(category.id) : '',
  };
}

function formOf(file: File, draft: Draft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(draft)) form.set(name, value);
  form.set('image', file);
  return form;
}

export function bulkPorts(categories: CategoryView[], maxUploadMb: number): BulkPorts {
  return {
    problem: (file) => fileProblem(file, maxUploadMb),
    guess: (file) => guessFor(file, categories),
    async look(file) {
      const whole = await createImageBitmap(file).catch(() => null);
      if (!whole) return null;
      const { width, height } = whole;
      whole.close();
      return guessFor(file, categories, { width, height });
    },
    send: (file, draft, onProgress) => sendUpload(formOf(file, draft), onProgress),
    decide: sendDecision,
    save: ({ id, resolution, fileSize }, draft) =>
      sendEdit(id, { ...draft, categoryId: draft.categoryId || 'none', resolution, fileSize }),
  };
}
