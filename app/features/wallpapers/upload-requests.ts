import type { Decision, SimilarQuestion } from './near-duplicates.view';
import type { ApiWallpaper } from './wallpaper.api.server';

/** What becomes of one upload. */
export type UploadAnswer =
  | { kind: 'uploaded'; wallpaper: ApiWallpaper }
  | { kind: 'similar'; question: SimilarQuestion }
  | { kind: 'failed'; message: string; fields: Record<string, string[]>; location?: string; status: number }
  | { kind: 'cancelled' };

export interface UploadInProgress {
  answer: Promise<UploadAnswer>;
  cancel(): void;
}

const FAILED = 'Failed to upload wallpaper';

interface Body {
  message?: unknown;
  fields?: Record<string, string[]>;
  to?: string;
  question?: SimilarQuestion;
}

function parseBody(text: string): Body {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function answerOf(status: number, text: string): UploadAnswer {
  const body = parseBody(text);
  if (status === 201) return { kind: 'uploaded', wallpaper: body as unknown as ApiWallpaper };
  if (body.question) return { kind: 'similar', question: body.question };
  const message = typeof body.message === 'string' && body.message !== '' ? body.message : FAILED;
  return { kind: 'failed', message, fields: body.fields ?? {}, location: body.to, status };
}

/** Sends a picture with its fields; `onProgress` hears of the bytes that are through. fetch tells nobody of those. */
export function sendUpload(form: FormData, onProgress: (sent: number, total: number) => void): UploadInProgress {
  const request = new XMLHttpRequest();
  const answer = new Promise<UploadAnswer>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => resolve(answerOf(request.status, request.responseText));
    request.onerror = () => resolve({ kind: 'failed', message: FAILED, fields: {}, status: 0 });
    request.onabort = () => resolve({ kind: 'cancelled' });
  });
  request.open('POST', '/api/wallpapers');
  request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
  form.set('onSimilar', 'ask');
  request.send(form);
  return { answer, cancel: () => request.abort() };
}

async function sendJson(method: string, path: string, body: unknown, failure: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body) }).catch(() => null);
  const text = (await answer?.text().catch(() => '')) ?? '';
  if (answer?.ok) return parseBody(text);
  const { message } = parseBody(text);
  throw new Error(typeof message === 'string' && message !== '' ? message : failure);
}

/** Answers the wallpaper that has the picture now, null for none. @throws Error with the sentence to show */
export async function sendDecision(token: string, decision: Decision): Promise<ApiWallpaper | null> {
  const body = await sendJson('POST', `/api/pending-uploads/${token}`, { decision }, FAILED);
  return decision === 'skip' ? null : (body as ApiWallpaper);
}

/** @throws Error with the sentence to show */
export async function sendEdit(id: number, fields: Record<string, unknown>): Promise<ApiWallpaper> {
  return (await sendJson('PUT', `/api/wallpapers/${id}`, fields, 'Failed to update wallpaper')) as ApiWallpaper;
}
