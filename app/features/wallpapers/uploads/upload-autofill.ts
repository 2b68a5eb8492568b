import { type ChangeEvent, type RefObject, useRef } from 'react';
import type { CategoryView } from '~/features/categories/categories.queries.server';
import { autofill, guessCategory, guessTags, guessTitle } from '~/features/wallpapers/autofill';
import { formatFileSize } from '~/lib/counts';

const PREVIEW_PX = 640;

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.min(1, PREVIEW_PX / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

function guessValues(file: File, picture: ImageBitmap | null, categories: CategoryView[]): Record<string, string> {
  const category = guessCategory(file.name, categories);
  const guesses = picture
    ? autofill({ name: file.name, bytes: file.size, width: picture.width, height: picture.height })
    : { title: guessTitle(file.name), tags: guessTags(file.name), fileSize: formatFileSize(file.size) };
  return { ...guesses, tags: guesses.tags.join(', '), categoryId: category ? String(category.id) : '' };
}

/** A picture that this browser cannot read may still be one for the server, which then also says what is wrong with it. */
function leaveToServer(form: HTMLFormElement | null): void {
  for (const name of ['resolution', 'deviceType']) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    delete control.dataset.missing;
  }
}

/** Fields that are blank or still hold an earlier guess, which is written down in `guessed`. */
function fillIn(form: HTMLFormElement | null, values: Record<string, string>, guessed: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (control.value !== '' && control.value !== guessed[name]) continue;
    control.value = value;
    guessed[name] = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Draws on a canvas, because the Content-Security-Policy allows no blob: pictures. */
export function useUploadAutofill(canvas: RefObject<HTMLCanvasElement>, categories: CategoryView[]) {
  const guessed = useRef<Record<string, string>>({});
  return async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (canvas.current) canvas.current.hidden = true;
    if (!file) return;
    const picture = await createImageBitmap(file).catch(() => null);
    if (input.files?.[0] !== file) return;
    fillIn(input.form, guessValues(file, picture, categories), guessed.current);
    if (!picture) leaveToServer(input.form);
    if (!picture || !canvas.current) return;
    draw(canvas.current, picture);
    canvas.current.hidden = false;
    picture.close();
  };
}
