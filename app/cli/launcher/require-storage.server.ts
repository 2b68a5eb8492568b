import { tryOutStorage } from '~/images/storage/store.server';
import { objectStorage } from '~/lib/env.server';
import { CommandError } from './command-error.server';
import { waitUntil } from './wait.server';

const WAIT_MS = 30_000;

interface ServiceError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Ends the command with a sentence unless files can be kept where the settings say; waits for a service that does not answer. */
export async function requireStorage(): Promise<void> {
  const settings = objectStorage();
  if (!settings) return;
  const { bucket, region, endpoint = `Amazon S3 in ${region}` } = settings;
  let sentence = '';
  const works = async () => {
    try {
      await tryOutStorage();
      return true;
    } catch (error) {
      const { name, code = name, $metadata } = error as ServiceError;
      const status = $metadata?.httpStatusCode;
      sentence = sentenceFor(code, status, { bucket, region, endpoint });
      if (status && status < 500) throw new CommandError(sentence);
      return false;
    }
  };
  if (!(await waitUntil(works, WAIT_MS))) throw new CommandError(sentence);
}

function sentenceFor(
  code: string,
  status: number | undefined,
  { bucket, region, endpoint }: { bucket: string; region: string; endpoint: string },
): string {
  const cannot = 'Tapeta cannot start:';
  if (!status) return `${cannot} S3_ENDPOINT ${endpoint} does not answer (${code}).`;
  if (code === 'NoSuchBucket') return `${cannot} there is no S3_BUCKET ${bucket} at ${endpoint}.`;
  if (code === 'InvalidAccessKeyId') return `${cannot} ${endpoint} does not know S3_ACCESS_KEY_ID.`;
  if (code === 'SignatureDoesNotMatch') return `${cannot} S3_SECRET_ACCESS_KEY is not the one of S3_ACCESS_KEY_ID.`;
  if (status === 403) return `${cannot} S3_ACCESS_KEY_ID may not read and write in S3_BUCKET ${bucket} (${code}).`;
  if (status === 301 || status === 400)
    return `${cannot} S3_BUCKET ${bucket} is not to be had in S3_REGION ${region} at ${endpoint} (${code}).`;
  return `${cannot} ${endpoint} does not let S3_BUCKET ${bucket} be used (${status} ${code}).`;
}
