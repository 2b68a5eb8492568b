import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '~/db/jobs.queries.server';
import { query } from '~/db/sql.server';
import type { KeptList } from './kept-list.view';

interface ListHashes {
  secret: Buffer;
  read: Buffer;
}

export async function insertKeptList(
  em: EntityManager,
  { secret, read }: ListHashes,
  { title, pictures }: KeptList,
): Promise<void> {
  await query(em)`
    insert into kept_list (secret_hash, read_hash, title, pictures)
    values (${secret}, ${read}, ${title}, ${JSON.stringify(pictures)}::jsonb)`;
}

/** Also notes the visit, once a day. @param hash of either token */
export async function visitKeptList(
  em: EntityManager,
  hash: Buffer,
): Promise<(KeptList & { isOwn: boolean }) | undefined> {
  const [list] = await query<KeptList & { isOwn: boolean }>(em)`
    with visited as (
      update kept_list set visited_on = current_date
      where (secret_hash = ${hash} or read_hash = ${hash}) and visited_on < current_date
    )
    select title, pictures, replaced, secret_hash = ${hash} as "isOwn" from kept_list
    where secret_hash = ${hash} or read_hash = ${hash}`;
  return list;
}

export async function lockKeptList(tx: EntityManager, secret: Buffer): Promise<KeptList | undefined> {
  const [list] = await query<KeptList>(tx)`
    select title, pictures, replaced from kept_list where secret_hash = ${secret} for update`;
  return list;
}

export async function saveKeptList(
  tx: EntityManager,
  { secret, read }: ListHashes,
  { title, pictures, replaced }: KeptList,
): Promise<void> {
  await query(tx)`
    update kept_list set title = ${title}, pictures = ${JSON.stringify(pictures)}::jsonb, visited_on = current_date,
      replaced = ${replaced}, read_hash = ${read}
    where secret_hash = ${secret}`;
}

export async function deleteKeptList(em: EntityManager, secret: Buffer): Promise<void> {
  await query(em)`delete from kept_list where secret_hash = ${secret}`;
}

/** Two years after the last visit. */
export async function purgeExpiredLists(em: EntityManager): Promise<void> {
  await query(em)`delete from kept_list where visited_on < current_date - interval '2 years'`;
}

export const KEPT_LIST_JOBS: Jobs = { 'forget-visitors': purgeExpiredLists };
