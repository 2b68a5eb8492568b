import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '~/db/jobs.queries.server';
import { deleteWallpapers, restoreWallpapers } from '~/features/trash/trash.commands.server';
import { MAIL_JOB } from '~/lib/mail.server';
import { currentLanguage } from '~/messages/languages.server';
import type { FileStore } from '~/storage/file-store.server';
import type { ReportValue } from './report.schema';
import type { ReportActValue } from './report-act.server';
import { MAIL_REPORT } from './report-mail.server';
import {
  forgetSender,
  getReport,
  insertReportOnce,
  noteEvent,
  type Reported,
  setClosed,
} from './reports.queries.server';

const enqueueMail = (em: EntityManager, event: number): Promise<void> => addJob(em, MAIL_REPORT, event, MAIL_JOB);

/** The receipt is mailed later, so a failing mail server never fails the form. Repeats within a minute count once. */
export async function sendReport(
  em: EntityManager,
  wallpaper: Reported,
  report: ReportValue,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const id = await insertReportOnce(tx, wallpaper, report, currentLanguage());
    if (id === null) return;
    const event = await noteEvent(tx, id, 'received');
    if (isMailed) await enqueueMail(tx, event);
  });
}

/** Hides or shows the wallpaper, answers, or closes the report. All of it is noted. @throws not_found */
export async function actOnReport(
  em: EntityManager,
  store: FileStore,
  act: ReportActValue,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  const { id, wallpaperId, reason, state, email } = await getReport(em, act.id);
  switch (act.intent) {
    case 'hide':
      if (state !== 'shown') return;
      await deleteWallpapers(em, store, [wallpaperId], { hiddenFor: reason });
      await noteEvent(em, id, 'hidden');
      return;
    case 'show':
      if (state !== 'hidden') return;
      await restoreWallpapers(em, store, [wallpaperId]);
      await noteEvent(em, id, 'shown');
      return;
    case 'answer': {
      const event = await noteEvent(em, id, 'answered', act.words);
      if (isMailed && email) await enqueueMail(em, event);
      return;
    }
    case 'forget':
      await forgetSender(em, id);
      return;
    case 'close':
    case 'reopen':
      await setClosed(em, id, act.intent === 'close');
      await noteEvent(em, id, act.intent === 'close' ? 'closed' : 'reopened');
  }
}
