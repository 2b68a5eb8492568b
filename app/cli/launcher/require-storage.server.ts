import { objectStorage } from '~/lib/env.server';
import { refusalOf, statusOf } from '~/storage/s3-errors.server';
import { tryOutStorage } from '~/storage/store.server';
import { CommandError } from './command-error.server';
import { waitUntil } from './wait.server';

const WAIT_MS = 30_000;

/** Ends the command with a sentence unless files can be kept where the settings say; waits for a service that does not answer. */
export async function requireStorage(): Promise<void> {
  const settings = objectStorage();
  if (!settings) return;
  let sentence = '';
  const works = async () => {
    try {
      await tryOutStorage();
      return true;
    } catch (error) {
      sentence = `Tapeta cannot start: ${refusalOf(error, `S3_BUCKET ${settings.bucket}`, settings)}.`;
      const status = statusOf(error);
      if (status && status < 500) throw new CommandError(sentence);
      return false;
    }
  };
  if (!(await waitUntil(works, WAIT_MS))) throw new CommandError(sentence);
}
