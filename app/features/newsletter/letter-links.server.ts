/** The links in newsletter mails. A link permits only the one thing it is for. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LetterKey } from '~/db/entities/subscriber.entity';

interface Addressee {
  id: number;
  email: string;
}

/** The signing key. It is in the database, so that all machines share it and backups keep it. */
export async function letterKey(em: EntityManager): Promise<string> {
  const row = await em.findOne(LetterKey, 1, { populate: ['key'] });
  if (!row) throw new Error('The key that signs newsletter links is missing in the database');
  return row.key.$;
}

export const confirmationPath = (token: string) => `/subscribe/confirm/${token}`;

/** Includes the address: after a restore an id may be used again, and old links must not match the new subscriber. */
function signature(key: string, { id, email }: Addressee): string {
  const text = `unsubscribe\n${id}\n${email.toLowerCase()}`;
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}

/** Always the same for an address, so that exported lists can contain it. */
export const unsubscribePath = (key: string, addressee: Addressee) =>
  `/unsubscribe/${addressee.id}-${signature(key, addressee)}`;

/** For exported lists, whose mails another program sends. */
export async function unsubscribeLinks(em: EntityManager, origin: string): Promise<(addressee: Addressee) => string> {
  const key = await letterKey(em);
  return (addressee) => origin + unsubscribePath(key, addressee);
}

/** The subscriber's id in the link; null for other texts. */
export function readUnsubscribeToken(token: string): number | null {
  const [, id] = /^([1-9]\d{0,8})-[\w-]{22}$/.exec(token) ?? [];
  return id === undefined ? null : Number(id);
}

export function isUnsubscribeToken(key: string, addressee: Addressee, token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(`${addressee.id}-${signature(key, addressee)}`)];
  return given.length === right.length && timingSafeEqual(given, right);
}
