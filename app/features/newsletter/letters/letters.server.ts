/** Writing letters, and sending each to every address once. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob, type Jobs } from '~/db/jobs.queries.server';
import {
  MAIL_CONFIRMATION,
  mailConfirmation,
  purgeExpiredConfirmations,
  spokenWith,
} from '~/features/newsletter/confirmation.server';
import { letterKey, unsubscribePath } from '~/features/newsletter/letter-links.server';
import { mailing } from '~/features/site/mail-job.server';
import { type LetterSettings, letterSettings, missingForLetters } from '~/features/site/mail-settings.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { loadCards } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { env } from '~/lib/env.server';
import { DomainError, notFound } from '~/lib/errors';
import { MAX_MAIL_ATTEMPTS, MailError, mailbox, openMailServer, sendMail } from '~/lib/mail.server';
import { prefixOf, siteLanguage } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import { type LetterValue, MAX_PICTURES } from './letter.schema';
import { letterMail } from './letter-mail.server';
import { takeDueLetter } from './letter-schedule.queries.server';
import * as letters from './letters.queries.server';

const SEND_LETTER = 'send-letter';

/** A job sends for about this long, and then lets the jobs for pictures run. */
const BATCH_SECONDS = 5;

const MAX_ANSWER_LENGTH = 300;

const enqueueLetter = (em: EntityManager, id: number, delaySeconds = 0): Promise<void> =>
  addJob(em, SEND_LETTER, id, { attempts: MAX_MAIL_ATTEMPTS, delaySeconds });

const canSend = async (em: EntityManager) => {
  const settings = await letterSettings(em);
  if (!settings)
    throw new DomainError('invalid', messagesOf('letters').missing[(await missingForLetters(em)) ?? 'mail']);
  return settings;
};

/** Saves the draft, and mails it to the administrator for a test. @throws invalid when mail is not set up */
export async function writeLetter(em: EntityManager, value: LetterValue, sent: Record<string, unknown>): Promise<void> {
  await letters.saveDraft(em, value, sent);
  const draft = await letters.findDraft(em);
  if (value.intent === 'test' && draft) await sendTest(em, await canSend(em), draft);
}

async function start(tx: EntityManager, id: number): Promise<void> {
  if (await letters.startLetter(tx, id)) await enqueueLetter(tx, id);
}

/** @throws invalid when mail is not set up or no address is confirmed, not_found without a draft */
export async function sendDraft(em: EntityManager): Promise<void> {
  await canSend(em);
  const draft = await letters.findDraft(em);
  if (!draft) throw notFound();
  if ((await letters.countReaders(em)) === 0)
    throw new DomainError('invalid', messagesOf('letters').sendPage.noReaders);
  await em.fork().transactional((tx) => start(tx, draft.id));
}

/** Sends the draft or a letter with the newest wallpapers, if the schedule wants one and enough are new. */
async function sendScheduledLetter(em: EntityManager): Promise<void> {
  if (!(await letterSettings(em))) return;
  const { timeZone } = await readSiteSettings(em);
  await em.fork().transactional(async (tx) => {
    const schedule = await takeDueLetter(tx, timeZone);
    if (!schedule) return;
    const fresh = await letters.listNewIds(tx, Math.max(schedule.atLeast, MAX_PICTURES));
    if (fresh.length < schedule.atLeast) return;
    const draft = await letters.findDraft(tx);
    const subject = messagesOf('letters').schedule.automaticSubject;
    await start(
      tx,
      draft?.id ?? (await letters.saveDraft(tx, { subject, words: '', wallpapers: fresh.slice(0, MAX_PICTURES) })),
    );
  });
}

async function sendTest(em: EntityManager, settings: LetterSettings, letter: letters.Letter): Promise<void> {
  const { contactEmail: to } = await readSiteSettings(em);
  if (!to) throw new DomainError('invalid', messagesOf('letters').noContact);
  try {
    const mail = await previewLetter(em, letter, settings.siteUrl);
    await sendMail(settings.smtpUrl, SEND_LETTER, { ...mail, from: settings.from, to: mailbox(to) });
  } catch (error) {
    if (error instanceof MailError) throw new DomainError('unavailable', messagesOf('letters').testFailed);
    throw error;
  }
}

/** With a link that leads to the subscription page, as it has no subscriber. */
export async function previewLetter(em: EntityManager, letter: letters.Letter, siteUrl: string) {
  const language = siteLanguage();
  const pictures = await loadCards(em, letter.wallpapers);
  const { name: siteName } = await readSiteSettings(em);
  const unsubscribe = `${siteUrl}${prefixOf(language)}/subscribe`;
  return letterMail({ ...letter, pictures, siteUrl, siteName, language, unsubscribe });
}

/** Sends a batch, and queues the next one. @throws when the mail server can't be reached */
export async function sendLetter(
  em: EntityManager,
  settings: LetterSettings,
  id: number,
  perMinute: number = env.LETTERS_PER_MINUTE,
): Promise<void> {
  const letter = await letters.getSentLetter(em, id);
  const pictures = await loadCards(em, letter.wallpapers);
  const key = await letterKey(em);
  const until = Date.now() + BATCH_SECONDS * 1000;
  const server = openMailServer(settings.smtpUrl);
  try {
    for (let left = Math.ceil((perMinute * BATCH_SECONDS) / 60); left > 0 && Date.now() < until; left--) {
      const reader = await letters.claimDelivery(em, id, perMinute);
      if (!reader) break;
      await deliver(em, settings, { server, letter, pictures, key, reader });
    }
  } finally {
    server.close();
  }
  if (await letters.finishLetter(em, id)) return;
  await enqueueLetter(em, id, Math.max(0, Math.ceil((until - Date.now()) / 1000)));
}

interface Delivery {
  server: ReturnType<typeof openMailServer>;
  letter: letters.Letter;
  pictures: WallpaperCard[];
  key: string;
  reader: letters.Reader;
}

/** A mail without a clear answer stays "sending" and is not sent again: better none than two. @throws when the server can't be reached */
async function deliver(
  em: EntityManager,
  { from, siteUrl, siteName }: LetterSettings,
  { server, letter, pictures, key, reader }: Delivery,
): Promise<void> {
  const language = spokenWith(reader);
  const unsubscribe = siteUrl + prefixOf(language) + unsubscribePath(key, reader);
  try {
    await server.send(`${SEND_LETTER} ${letter.id}`, {
      ...letterMail({ ...letter, pictures, siteUrl, siteName, language, unsubscribe }),
      from,
      to: mailbox(reader.email),
      messageId: `<letter-${letter.id}-${reader.id}@${new URL(siteUrl).hostname}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        Precedence: 'bulk',
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { outcome } = error;
    // Servers quote the address, which may be deleted before the letter is.
    const answer = error.answer.replaceAll(reader.email, '…').slice(0, MAX_ANSWER_LENGTH);
    if (outcome === 'refused') return letters.noteRefused(em, letter.id, reader.id);
    if (outcome === 'deferred') return letters.noteDeferred(em, letter.id, reader.id, answer);
    if (outcome === 'rejected' || outcome === 'doubted' || outcome === 'no-utf8') {
      const state = outcome === 'rejected' ? 'failed' : outcome;
      return letters.noteFailed(em, letter.id, reader.id, { state, answer });
    }
    if (outcome !== 'unknown') await letters.noteUnsent(em, letter.id, reader.id);
    if (outcome === 'barred') return letters.stopLetter(em, letter.id, answer);
    throw error;
  }
  await letters.noteSent(em, letter.id, reader.id);
}

/** Sends a letter to those who did not get it. @throws invalid when mail is not set up, not_found when there is no one left */
export async function sendRest(em: EntityManager, id: number): Promise<void> {
  await canSend(em);
  await em.fork().transactional(async (tx) => {
    if (!(await letters.resumeLetter(tx, id))) throw notFound();
    await enqueueLetter(tx, id);
  });
}

/** After a crash, or when the mail server was down for days. */
export async function resumeLetters(em: EntityManager): Promise<void> {
  if (!(await letterSettings(em))) return;
  for (const { id } of await letters.listUnfinished(em)) await enqueueLetter(em, id);
}

export const NEWSLETTER_JOBS: Jobs = {
  [MAIL_CONFIRMATION]: mailing(letterSettings, (em, settings, { id }: { id: number }) =>
    mailConfirmation(em, settings, id),
  ),
  [SEND_LETTER]: mailing(letterSettings, (em, settings, { id }: { id: number }) => sendLetter(em, settings, id)),
  'schedule-letter': sendScheduledLetter,
  'forget-unconfirmed': purgeExpiredConfirmations,
  'sweep-leftovers': resumeLetters,
};
