import type { Decision, SimilarQuestion } from '~/features/wallpapers/near-duplicates.view';
import type { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { messagesOf } from '~/messages/messages';
import { messageIn, parseJson, RequestError, SCRIPT_HEADERS, sendJson } from '~/ui/browser/requests';

export type UploadAnswer =
  | { kind: 'uploaded'; wallpaper: ApiWallpaper }
  | { kind: 'similar'; question: SimilarQuestion }
  | {
      kind: 'failed';
      message: string;
      fields: Record<string, string[]>;
      location?: string;
      status: number;
      /** The file itself is refused, so another try would fail too. */
      isFinal: boolean;
    }
  | { kind: 'cancelled' };

export interface UploadInProgress {
  answer: Promise<UploadAnswer>;
  cancel(): void;
}

export const UNAUTHORIZED = 401;
const CONFLICT = 409;

interface Body {
  fields?: Record<string, string[]>;
  to?: string;
  question?: SimilarQuestion;
}

function parseAnswer(status: number, text: string): UploadAnswer {
  const body = parseJson(text);
  if (status === 201) return { kind: 'uploaded', wallpaper: body as ApiWallpaper };
  const { question, fields = {}, to } = (body ?? {}) as Body;
  if (question) return { kind: 'similar', question };
  const isFinal = 'image' in fields && status !== CONFLICT;
  return {
    kind: 'failed',
    message: messageIn(body) ?? messagesOf('uploads').uploadFailed,
    fields,
    location: to,
    status,
    isFinal,
  };
}

/** Not with fetch, which reports no upload progress. */
export function sendUpload(form: FormData, onProgress: (sent: number, total: number) => void): UploadInProgress {
  const request = new XMLHttpRequest();
  const answer = new Promise<UploadAnswer>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => resolve(parseAnswer(request.status, request.responseText));
    request.onerror = () =>
      resolve({ kind: 'failed', message: messagesOf('uploads').uploadFailed, fields: {}, status: 0, isFinal: false });
    request.onabort = () => resolve({ kind: 'cancelled' });
  });
  request.open('POST', '/api/wallpapers');
  for (const [name, value] of Object.entries(SCRIPT_HEADERS)) request.setRequestHeader(name, value);
  form.set('onSimilar', 'ask');
  request.send(form);
  return { answer, cancel: () => request.abort() };
}

/** @throws Error with the message to show: the server's, or else `failure` */
async function sendOr<T>(failure: string, method: string, path: string, value: unknown): Promise<T> {
  try {
    return await sendJson<T>(method, path, value);
  } catch (cause) {
    throw new Error((cause instanceof RequestError && messageIn(cause.body)) || failure, { cause });
  }
}

/** Whether what sendDecision or sendEdit threw means that the session has ended. */
export const needsLogin = (error: unknown) =>
  error instanceof Error && error.cause instanceof RequestError && error.cause.status === UNAUTHORIZED;

export async function sendDecision(token: string, decision: Decision): Promise<ApiWallpaper | null> {
  const wallpaper = await sendOr<ApiWallpaper>(
    messagesOf('uploads').uploadFailed,
    'POST',
    `/api/pending-uploads/${token}`,
    { decision },
  );
  return decision === 'skip' ? null : wallpaper;
}

export function sendEdit(id: number, fields: Record<string, unknown>): Promise<ApiWallpaper> {
  return sendOr(messagesOf('wallpaperForm').updateFailed, 'PUT', `/api/wallpapers/${id}`, fields);
}
