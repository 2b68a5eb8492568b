import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '~/cli/project-root.server';
import { CommandError } from './command-error.server';

export interface Preparation {
  /** Answers the id of the gallery. */
  run(databaseUrl: string): Promise<string>;
  kill(): void;
}

/** The process that migrates the database; it loads while the database starts. */
export function startPreparation(): Preparation {
  const child = fork(path.join(projectRoot, 'build/cli/prepare-database.js'));
  const ended = once(child, 'exit');
  ended.catch(() => undefined);
  return {
    async run(databaseUrl) {
      const told = once(child, 'message');
      child.send(databaseUrl, () => undefined);
      const [outcome] = await Promise.race([told, ended]);
      if (outcome?.galleryId) return outcome.galleryId;
      throw new CommandError(outcome?.failure ?? 'Tapeta cannot start: the preparation of the database ended early.');
    },
    kill: () => child.kill('SIGKILL'),
  };
}
