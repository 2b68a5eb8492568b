import { parseArgs } from 'node:util';
import { deleteAllFactors } from '~/features/accounts/second-factor.queries.server';
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
  const count = await withGallery(purposes.secondFactor, deleteAllFactors);
  console.info(count > 0 ? secondFactor.off : secondFactor.none);
}

main().catch(reportFailure);
