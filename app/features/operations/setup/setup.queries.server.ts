import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { SETUP_STEPS, type SetupState, type SetupStep } from './setup';

const NAME = 'setup';

export async function readSetup(em: EntityManager): Promise<SetupState> {
  const { name, texts, smtpUrl, contactEmail, siteUrl } = await readSiteSettings(em);
  const [row] = await query<{ password: boolean; pictures: boolean; skipped: Record<string, true> | null }>(em)`
    select exists (select from administrator where password_changed_at > created_at) as password,
      exists (select from wallpaper) as pictures,
      (select value from setting where name = ${NAME}) as skipped`;
  const isDone: Record<SetupStep, boolean> = {
    password: row?.password ?? false,
    name: name !== 'Tapeta',
    texts: Object.values(texts).some((byLanguage) => Object.values(byLanguage).some(Boolean)),
    mail: smtpUrl !== null && contactEmail !== null,
    pictures: row?.pictures ?? false,
    address: siteUrl !== null,
  };
  const stateOf = (step: SetupStep) => (isDone[step] ? 'done' : row?.skipped?.[step] ? 'skipped' : 'open');
  return Object.fromEntries(SETUP_STEPS.map((step) => [step.name, stateOf(step.name)])) as SetupState;
}

export async function skipStep(em: EntityManager, step: SetupStep): Promise<void> {
  await query(em)`
    insert into setting (name, value) values (${NAME}, jsonb_build_object(${step}::text, true))
    on conflict (name) do update set value = setting.value || excluded.value, updated_at = now()`;
}
