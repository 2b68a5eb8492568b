import { parseArgs } from 'node:util';
import { deleteFactors } from '~/features/accounts/second-factor.queries.server';
import { messagesOf } from '~/messages/messages';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { withGallery } from './open-database.server';

function requireOff(): void {
  try {
    if (parseArgs({ options: { off: { type: 'boolean' } } }).values.off) return;
  } catch {
    // The usage is shown below.
  }
  throw new CommandError(messagesOf('commands').secondFactor.usage);
}

async function main(): Promise<void> {
  requireOff();
  const { purposes, secondFactor } = messagesOf('commands');
  const wasOn = await withGallery(purposes.secondFactor, (em) => deleteFactors(em));
  console.info(wasOn ? secondFactor.off : secondFactor.none);
}

main().catch(reportFailure);
