import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { messagesOf } from '~/messages/messages';
import { projectRoot } from '~/platform/project-root.server';
import { CommandError } from './command-error.server';
import type { Prepared } from './prepare-database.server';

/** Starts the process that migrates the database, which loads while the database starts. */
export function startPreparation() {
  const child = fork(path.join(projectRoot, 'build/cli/prepare-database.js'));
  const ended = once(child, 'exit');
  const gone = ended.then(
    () => undefined,
    () => undefined,
  );
  return {
    async run(databaseUrl: string, sessionSecret: string): Promise<Prepared> {
      const told = once(child, 'message');
      child.send({ databaseUrl, sessionSecret }, () => undefined);
      const [outcome] = await Promise.race([told, ended]);
      if (outcome?.prepared) return outcome.prepared;
      throw new CommandError(outcome?.failure ?? messagesOf('launcher').preparationEnded);
    },
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}
