import type { EntityManager } from '@mikro-orm/postgresql';
import { SystemNote } from '~/db/entities/system-note.entity';

export interface Noted<Value> {
  value: Value;
  notedAt: Date;
}

export async function writeNote(em: EntityManager, name: string, value: object): Promise<void> {
  await em.upsert(SystemNote, { name, value, notedAt: new Date() });
}

export async function removeNote(em: EntityManager, name: string): Promise<void> {
  await em.nativeDelete(SystemNote, { name });
}

export async function readNote<Value extends object>(em: EntityManager, name: string): Promise<Noted<Value> | null> {
  const note = await em.fork().findOne(SystemNote, { name });
  return note && { value: note.value as Value, notedAt: note.notedAt };
}
