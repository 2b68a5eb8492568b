const SIGNATURE_BYTES = 12;

function isPicture(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes);
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  );
}

/** Why the server would never take this file, told before it is sent; null for one that may pass. */
export async function fileProblem(file: File, maxUploadMb: number): Promise<string | null> {
  if (file.size === 0) return 'The file is empty.';
  if (file.size > maxUploadMb * 1024 * 1024) return `File is too large: at most ${maxUploadMb} MB.`;
  const head = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return 'The file cannot be read.';
  return isPicture(new Uint8Array(head)) ? null : 'Only JPG, PNG and WEBP images are accepted.';
}
