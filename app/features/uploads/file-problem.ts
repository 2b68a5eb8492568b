import { SIGNATURE_BYTES, signatureOf } from '~/images/signatures';
import { messagesOf } from '~/messages/messages';

/** Why the server would refuse this file, known before it is sent. */
export async function fileProblem(file: File, maxUploadMb: number): Promise<string | null> {
  const { empty, tooLarge, unreadable, unsupported, saveAs } = messagesOf('uploadProblems');
  if (file.size === 0) return empty;
  if (file.size > maxUploadMb * 1024 * 1024) return tooLarge(maxUploadMb);
  const head = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return unreadable;
  const format = signatureOf(String.fromCharCode(...new Uint8Array(head)));
  if (format === 'HEIC' || format === 'JPEG XL') return saveAs(format);
  return format ? null : unsupported;
}
