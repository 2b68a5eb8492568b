import { messagesOf } from '~/messages/messages';

const SIGNATURE_BYTES = 12;

function isPicture(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes);
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  );
}

/** Why the server would refuse this file, known before it is sent. */
export async function fileProblem(file: File, maxUploadMb: number): Promise<string | null> {
  const { empty, tooLarge, unreadable, unsupported } = messagesOf('uploadProblems');
  if (file.size === 0) return empty;
  if (file.size > maxUploadMb * 1024 * 1024) return tooLarge(maxUploadMb);
  const head = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return unreadable;
  return isPicture(new Uint8Array(head)) ? null : unsupported;
}
