import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from 'graphile-worker';
import { type Jobs, putOffJob } from '~/db/jobs.queries.server';
import { isUndeliverable, MAX_MAIL_ATTEMPTS, MailError, pauseSeconds } from '~/lib/mail.server';
import { logError } from '~/platform/log.server';

/** A job that sends one kind of mail. It is dropped when mail is no longer set up, or when its mailbox doesn't exist. */
export const mailing =
  <Settings, Payload>(
    read: (em: EntityManager) => Promise<Settings | null>,
    send: (em: EntityManager, settings: Settings, payload: Payload) => Promise<void>,
  ): Jobs[string] =>
  async (em, payload, job) => {
    const settings = await read(em);
    if (settings) await send(em, settings, payload).catch((error) => retryMail(em, job, error));
  };

/** A mail that is put off waits half an hour or more. Other failures follow the queue's own pauses. */
async function retryMail(em: EntityManager, job: Job, error: unknown): Promise<void> {
  if (!(error instanceof MailError)) throw error;
  const isLast = job.attempts >= job.max_attempts;
  if (error.outcome === 'deferred' && !isLast) {
    logError(error);
    const attempts = MAX_MAIL_ATTEMPTS - job.max_attempts + job.attempts;
    return putOffJob(em, job, pauseSeconds(Math.max(1, attempts)));
  }
  if (!isUndeliverable(error)) throw error;
  logError(error);
}
