import type { EntityManager } from '@mikro-orm/postgresql';
import { type Noted, readNote, writeNote } from './system-notes.server';

const NAME = 'backup';

export interface Backup {
  /** As whoever made it named it. */
  destination: string;
  bytes: number;
  wallpapers: number;
}

/** For the System page, once the backup is complete. */
export const noteBackup = (em: EntityManager, backup: Backup): Promise<void> => writeNote(em, NAME, backup);

export const readLastBackup = (em: EntityManager): Promise<Noted<Backup> | null> => readNote<Backup>(em, NAME);
