import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { loadCards } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { onlyChanged } from '~/lib/edited-form.server';
import { notFound } from '~/lib/errors';
import { MAX_MAIL_ATTEMPTS, pauseSeconds } from '~/lib/mail.server';
import type { LetterValue } from './letter.schema';

/** More than fit into a letter, so that there is a choice. */
const CANDIDATES = 24;

/** Letters in a row that find no mailbox pause the reader. */
const PAUSE_AFTER = 3;

/** Refusals in a row that are not about a mailbox stop the letter. */
const STOP_AFTER = 10;

/** By attempts, from the first one. */
const PAUSES = Array.from({ length: MAX_MAIL_ATTEMPTS }, (_, index) => pauseSeconds(index + 1));

export interface Letter {
  id: number;
  subject: string;
  words: string;
  wallpapers: number[];
}

export async function findDraft(em: EntityManager): Promise<Letter | null> {
  const [row] = await query<Letter>(em)`select id, subject, words, wallpapers from letter where started_at is null`;
  return row ?? null;
}

/** What the form of a draft shows. */
export const letterValues = (draft: Omit<Letter, 'id'> | null) => ({
  ...{ subject: draft?.subject ?? '', words: draft?.words ?? '' },
  wallpapers: (draft?.wallpapers ?? []).map(String),
});

/** @param sent the fields of the form @throws conflict */
export async function saveDraft(
  em: EntityManager,
  letter: Omit<LetterValue, 'intent'>,
  sent: Record<string, unknown> = {},
): Promise<number> {
  return em.fork({ keepTransactionContext: true }).transactional(async (tx) => {
    await query(tx)`select from letter where started_at is null for update`;
    const draft = await findDraft(tx);
    return writeDraft(tx, draft ? { ...draft, ...onlyChanged(letter, sent, letterValues(draft), 'letter') } : letter);
  });
}

async function writeDraft(tx: EntityManager, { subject, words, wallpapers }: Omit<LetterValue, 'intent'>) {
  const [row] = await query<{ id: number }>(tx)`
    insert into letter (subject, words, wallpapers) values (${subject}, ${words}, ${`{${wallpapers}}`}::int[])
    on conflict ((started_at is null)) where started_at is null
    do update set subject = excluded.subject, words = excluded.words, wallpapers = excluded.wallpapers returning id`;
  return row?.id ?? 0;
}

/** Featured ones are looked for among this many of the newest. */
const NEWEST = 1000;

/** Of wallpapers that came since the last letter: featured ones first, then the newest. */
export async function listNewIds(em: EntityManager, limit: number): Promise<number[]> {
  const rows = await query<{ id: number }>(em)`
    select id from (
      select id, featured from wallpaper
      where created_at > coalesce((select max(started_at) from letter), '-infinity')
      order by created_at desc, id desc limit ${NEWEST}
    ) newest order by featured desc, id desc limit ${limit}`;
  return rows.map(({ id }) => id);
}

export const listCandidates = async (em: EntityManager, chosen: number[]): Promise<WallpaperCard[]> =>
  loadCards(em, [...new Set([...chosen, ...(await listNewIds(em, CANDIDATES))])]);

/** Marks the draft as sent and notes everyone who gets it. False if somebody else was faster. */
export async function startLetter(tx: EntityManager, id: number): Promise<boolean> {
  const started = await query<{ id: number }>(tx)`
    update letter set started_at = now() where id = ${id} and started_at is null returning id`;
  if (started.length === 0) return false;
  await query(tx)`
    insert into letter_delivery (letter_id, subscriber_id)
    select ${id}::int, id from subscriber where status = 'confirmed' and paused_at is null`;
  return true;
}

export async function countReaders(em: EntityManager): Promise<number> {
  const [row] = await query<{ count: number }>(em)`
    select count(*)::int as count from subscriber where status = 'confirmed' and paused_at is null`;
  return row?.count ?? 0;
}

export interface SentLetter extends Letter {
  sentAt: string;
}

export interface LetterProgress extends SentLetter {
  isFinished: boolean;
  /** What the mail server said to the last mail that it refused for another reason than its mailbox. */
  refusal: string | null;
  waiting: number;
  sent: number;
  /** Without a mailbox. */
  refused: number;
  /** For another reason, or put off for four days. */
  failed: number;
  /** The mail server doesn't know SMTPUTF8. */
  noUtf8: number;
  /** Claimed, without an answer from the mail server. */
  unknown: number;
}

const SENT = sql`l.id, subject, words, wallpapers, to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as "sentAt"`;

const MAX_LISTED = 200;

/** Newest first. */
export const listSentLetters = (em: EntityManager): Promise<SentLetter[]> =>
  query<SentLetter>(em)`
    select ${SENT} from letter l where started_at is not null order by l.id desc limit ${MAX_LISTED}`;

/** The same with what became of each. */
export const listProgress = (em: EntityManager): Promise<LetterProgress[]> =>
  query<LetterProgress>(em)`
    select ${SENT}, finished_at is not null as "isFinished", refusal,
      count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'refused')::int as refused, count(*) filter (where state = 'no-utf8')::int as "noUtf8",
      count(*) filter (where state in ('failed', 'doubted'))::int as failed,
      count(*) filter (where state = 'sending')::int as unknown
    from letter l left join letter_delivery on letter_id = l.id where started_at is not null
    group by l.id order by l.id desc limit ${MAX_LISTED}`;

export async function hasLetters(em: EntityManager): Promise<boolean> {
  return (await query<{ id: number }>(em)`select id from letter where started_at is not null limit 1`).length > 0;
}

/** @throws not_found */
export async function getSentLetter(em: EntityManager, id: number): Promise<SentLetter> {
  const [row] = await query<SentLetter>(em)`
    select ${SENT} from letter l where id = ${id} and started_at is not null`;
  if (!row) throw notFound();
  return row;
}

export interface Reader {
  id: number;
  email: string;
  language: string | null;
}

/**
 * Takes the next address, which no other process can take then. Null when there is none, the letter has stopped, or the
 * minute's share is used up.
 */
export async function claimDelivery(em: EntityManager, letter: number, perMinute: number): Promise<Reader | null> {
  const [reader] = await query<Reader>(em)`
    update letter_delivery d set state = 'sending', claimed_at = now(), attempts = attempts + 1
    from subscriber s where s.id = d.subscriber_id and d.letter_id = ${letter} and d.subscriber_id = (
      select subscriber_id from letter_delivery join letter on letter.id = letter_id
      where letter_id = ${letter} and state = 'waiting' and finished_at is null
        and (claimed_at is null or claimed_at < now() - make_interval(secs => (${`{${PAUSES}}`}::int[])[attempts]))
        and (select count(*) from letter_delivery where claimed_at > now() - interval '1 minute') < ${perMinute}
      order by subscriber_id limit 1 for update of letter_delivery skip locked)
    returning s.id, s.email, s.language`;
  return reader ?? null;
}

const countFailure = sql`failures = failures + 1, paused_at = case when failures + 1 >= ${PAUSE_AFTER} then now() end`;

/** An accepted mail also shows that the account works, so those that were refused before it really have no mailbox. */
export async function noteSent(em: EntityManager, letter: number, reader: number): Promise<void> {
  await query(em)`
    with sent as (update letter_delivery set state = 'sent' where letter_id = ${letter} and subscriber_id = ${reader}),
      known as (update subscriber set failures = 0 where id = ${reader} and failures > 0),
      blamed as (
        update letter_delivery set state = 'refused' where letter_id = ${letter} and state = 'doubted' returning subscriber_id)
    update subscriber set ${countFailure} where id in (select subscriber_id from blamed)`;
}

/** There is no such mailbox. Pauses the reader after three letters in a row. */
export async function noteRefused(em: EntityManager, letter: number, reader: number): Promise<void> {
  await query(em)`
    with refused as (update letter_delivery set state = 'refused' where letter_id = ${letter} and subscriber_id = ${reader})
    update subscriber set ${countFailure} where id = ${reader}`;
}

/** This says nothing about the reader. Ten in a row stop the letter, so that the others can get it later. */
export async function noteFailed(
  em: EntityManager,
  letter: number,
  reader: number,
  { state, answer }: { state: 'failed' | 'doubted' | 'no-utf8'; answer: string },
): Promise<void> {
  await query(em)`
    update letter_delivery set state = ${state} where letter_id = ${letter} and subscriber_id = ${reader}`;
  if (state === 'no-utf8') return;
  await query(em)`
    update letter set refusal = ${answer}, finished_at = case when (
      select count(*) = ${STOP_AFTER} and bool_and(state <> 'sent') from (
        select state from letter_delivery where letter_id = ${letter} and state in ('sent', 'failed', 'doubted')
        order by claimed_at desc limit ${STOP_AFTER}) newest) then now() end
    where id = ${letter} and finished_at is null`;
}

/** The server refuses the account before it hears an address. */
export async function stopLetter(em: EntityManager, letter: number, answer: string): Promise<void> {
  await query(em)`update letter set refusal = ${answer}, finished_at = now() where id = ${letter}`;
}

/** Was never tried, as far as it is concerned. */
export async function noteUnsent(em: EntityManager, letter: number, reader: number): Promise<void> {
  await query(em)`
    update letter_delivery set attempts = attempts - 1, state = 'waiting',
      claimed_at = case when attempts > 1 then claimed_at end
    where letter_id = ${letter} and subscriber_id = ${reader}`;
}

/** Is tried again after a pause, for four days. */
export async function noteDeferred(em: EntityManager, letter: number, reader: number, answer: string): Promise<void> {
  await query(em)`
    with given_up as (
      update letter_delivery set state = case when attempts < ${MAX_MAIL_ATTEMPTS} then 'waiting' else 'failed' end
      where letter_id = ${letter} and subscriber_id = ${reader})
    update letter set refusal = ${answer} where id = ${letter}`;
}

/** Everyone who did not get it gets it now, but for those without a mailbox or an answer. False if there are none. */
export async function resumeLetter(tx: EntityManager, id: number): Promise<boolean> {
  const [letter] = await query<{ waiting: boolean }>(tx)`
    with again as (
      update letter_delivery set state = 'waiting', attempts = 0, claimed_at = null
      where letter_id = ${id} and state in ('failed', 'doubted', 'no-utf8') returning letter_id)
    update letter set finished_at = null, refusal = null
    where id = ${id} and finished_at is not null and (exists (select from again)
      or exists (select from letter_delivery where letter_id = ${id} and state = 'waiting')) returning true as waiting`;
  return letter !== undefined;
}

/** Notes the end of a letter. False while addresses wait. */
export async function finishLetter(em: EntityManager, id: number): Promise<boolean> {
  const rows = await query<{ id: number }>(em)`
    update letter set finished_at = coalesce(finished_at, now()) where id = ${id} and (finished_at is not null
      or not exists (select from letter_delivery where letter_id = ${id} and state = 'waiting')) returning id`;
  return rows.length > 0;
}

export async function listUnfinished(em: EntityManager): Promise<Letter[]> {
  return query<Letter>(em)`
    select id, subject, words, wallpapers from letter where started_at is not null and finished_at is null order by id`;
}
