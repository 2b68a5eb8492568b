import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { answerMessage } from '~/features/contact/messages.commands.server';
import { MessageAnswer } from '~/features/contact/messages.schema';
import { ReportAct } from '~/features/reports/report-act.server';
import { actOnReport } from '~/features/reports/reports.commands.server';
import { mailSettings } from '~/features/site/mail-settings.server';
import type { FileStore } from '~/storage/file-store.server';

export const InboxAct = z.discriminatedUnion('intent', [MessageAnswer, ...ReportAct.options]);

/** Answers a message, or decides about a report. @throws not_found, invalid without mail */
export async function actOnInbox(em: EntityManager, store: FileStore, act: z.output<typeof InboxAct>): Promise<void> {
  const isMailed = (await mailSettings(em)) !== null;
  if (act.intent === 'reply') await answerMessage(em, act, { isMailed });
  else await actOnReport(em, store, act, { isMailed });
}
