import { deleteFactors } from '~/features/accounts/second-factor.queries.server';
import { messagesOf } from '~/messages/messages';
import { readArguments } from './arguments.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { withGallery } from './open-database.server';

async function main(): Promise<void> {
  const { purposes, secondFactor } = messagesOf('commands');
  const { off } = readArguments({ ...secondFactor, options: { off: { type: 'boolean' } } }).values;
  if (!off) throw new CommandError(secondFactor.usage);
  const wasOn = await withGallery(purposes.secondFactor, (em) => deleteFactors(em));
  console.info(wasOn ? secondFactor.off : secondFactor.none);
}

main().catch(reportFailure);
