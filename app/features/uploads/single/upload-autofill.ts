import { type RefObject, useRef, useState } from 'react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { fileProblem } from '~/features/uploads/file-problem';
import { autofill, guessCategory, guessTags, guessTitle } from '~/features/wallpapers/autofill';
import { storedFileSize } from '~/messages/file-sizes';

const PREVIEW_PX = 640;

/** The server reads these from the file unless something else was typed. */
const FACTS = ['resolution', 'fileSize', 'deviceType'];

type Control = HTMLInputElement | HTMLSelectElement;

function findControl(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.min(1, PREVIEW_PX / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

/** Only an offer: if it can't be read here, the server still reads it. */
const readCredit = (file: File): Promise<Record<string, string>> =>
  import('./file-credit').then(({ readFileCredit }) => readFileCredit(file)).catch(() => ({}));

/** @param picture null when it has not been read, so that only the file's name and size are used */
export function guessValues(
  file: File,
  picture: ImageBitmap | null,
  categories: CategoryView[],
): Record<string, string> {
  const category = guessCategory(file.name, categories);
  const guesses = picture
    ? autofill({ name: file.name, bytes: file.size, width: picture.width, height: picture.height })
    : { title: guessTitle(file.name), tags: guessTags(file.name), fileSize: storedFileSize(file.size) };
  return { ...guesses, tags: guesses.tags.join(', '), categoryId: category ? String(category.id) : '' };
}

function put(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The fields of a form that hold guesses. */
class Guesses {
  private readonly values = new Map<string, string>();
  private readonly sentences = new Map<Control, string>();

  /** Removes the guesses for the previous file. What was typed stays. */
  clear(form: HTMLFormElement): void {
    for (const [name, value] of this.values) {
      const control = findControl(form, name);
      if (control?.value === value) put(control, '');
    }
    this.values.clear();
    for (const [control, sentence] of this.sentences) control.dataset.missing = sentence;
    this.sentences.clear();
  }

  fill(form: HTMLFormElement, values: Record<string, string>): void {
    for (const [name, value] of Object.entries(values)) {
      const control = findControl(form, name);
      if (control?.value !== '' || value === '') continue;
      put(control, value);
      this.values.set(name, value);
    }
  }

  /** When this browser can't read the picture, the server may still, or says what is wrong. */
  leaveToServer(form: HTMLFormElement): void {
    for (const control of FACTS.map((name) => findControl(form, name))) {
      if (!control?.dataset.missing) continue;
      this.sentences.set(control, control.dataset.missing);
      delete control.dataset.missing;
    }
  }

  without(data: FormData): FormData {
    for (const name of FACTS) if (data.get(name) === this.values.get(name)) data.set(name, '');
    return data;
  }
}

/** Draws on a canvas, because the Content-Security-Policy allows no blob: pictures. */
export function useUploadAutofill(
  canvas: RefObject<HTMLCanvasElement>,
  categories: CategoryView[],
  maxUploadMb: number,
) {
  const [guesses] = useState(() => new Guesses());
  const reading = useRef<Promise<void> | null>(null);

  async function read(input: HTMLInputElement, form: HTMLFormElement, file: File): Promise<void> {
    const isCurrent = () => input.files?.[0] === file;
    const problem = await fileProblem(file, maxUploadMb);
    if (isCurrent()) input.setCustomValidity(problem ?? '');
    const picture = problem ? null : await createImageBitmap(file).catch(() => null);
    const credit = problem ? {} : await readCredit(file);
    if (isCurrent()) {
      guesses.fill(form, credit);
      guesses.fill(form, guessValues(file, picture, categories));
      if (!picture) guesses.leaveToServer(form);
      if (picture && canvas.current) {
        draw(canvas.current, picture);
        canvas.current.hidden = false;
      }
    }
    picture?.close();
  }

  return {
    async onPick(input: HTMLInputElement): Promise<void> {
      const { form, files } = input;
      const file = files?.[0];
      if (canvas.current) canvas.current.hidden = true;
      reading.current = null;
      input.setCustomValidity('');
      if (!form) return;
      guesses.clear(form);
      if (!file) return;
      const mine = read(input, form, file);
      reading.current = mine;
      await mine;
      if (reading.current === mine) reading.current = null;
    },
    /** Settles when the fields are filled in from the picked file. Null when they already are. */
    reading: () => reading.current,
    /** The form without guesses that the server makes itself. */
    withoutGuesses: (data: FormData) => guesses.without(data),
  };
}
