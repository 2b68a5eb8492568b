/** The links of letters. Whoever has one may do what it says and nothing else. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LetterKey } from '~/db/entities/subscriber.entity';

interface Addressee {
  id: number;
  email: string;
}

/** What signs them, on every machine of a site, and after its data have moved. */
export async function letterKey(em: EntityManager): Promise<string> {
  const row = await em.findOne(LetterKey, 1, { populate: ['key'] });
  if (!row) throw new Error('The database has lost the key that signs the links of letters.');
  return row.key.$;
}

export const confirmationPath = (token: string) => `/subscribe/confirm/${token}`;

/** Bound to the address: a number given anew, after a backup was restored, does not make old links somebody else's. */
function signature(key: string, { id, email }: Addressee): string {
  const text = `unsubscribe\n${id}\n${email.toLowerCase()}`;
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}

/** The same for every letter to this address, so that the administrator's lists can carry it. */
export const unsubscribePath = (key: string, addressee: Addressee) =>
  `/unsubscribe/${addressee.id}-${signature(key, addressee)}`;

/** For lists of subscribers, whose letters others send. */
export async function unsubscribeLinks(em: EntityManager, origin: string): Promise<(addressee: Addressee) => string> {
  const key = await letterKey(em);
  return (addressee) => origin + unsubscribePath(key, addressee);
}

/** Whose link it says it is; null for what is none. */
export function readUnsubscribeToken(token: string): number | null {
  const [, id] = /^([1-9]\d{0,8})-[\w-]{22}$/.exec(token) ?? [];
  return id === undefined ? null : Number(id);
}

export function isUnsubscribeToken(key: string, addressee: Addressee, token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(`${addressee.id}-${signature(key, addressee)}`)];
  return given.length === right.length && timingSafeEqual(given, right);
}
