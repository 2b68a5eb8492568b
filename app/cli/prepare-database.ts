/** Runs outside of the launcher to keep that small: the ORM's memory is freed when this process ends. */
import { once } from 'node:events';
import { describeError } from './launcher/command-error.server';
import { prepareDatabase } from './launcher/prepare-database.server';

// Ctrl-C reaches every process of the terminal; the launcher decides what happens then.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(1));

const [{ databaseUrl, sessionSecret }] = await once(process, 'message');
const outcome = await prepareDatabase(databaseUrl, sessionSecret).then(
  (prepared) => ({ prepared }),
  (error) => ({ failure: describeError(error) }),
);
process.send?.(outcome, () => process.exit(0));
