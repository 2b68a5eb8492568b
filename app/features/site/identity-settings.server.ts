import type { EntityManager } from '@mikro-orm/postgresql';
import { onlyChanged, openedMarks } from '~/lib/edited-form.server';
import { type Env, env } from '~/lib/env.server';
import { changeable, fixedFields, keepFixed, type Variables } from './fixed-fields.server';
import { SOCIAL_SITES, socialVariable } from './identity';
import { type IdentityValue, NO_IDENTITY } from './identity.schema';
import { changeSetting, readSettings } from './settings.queries.server';

const VARIABLES: Variables<IdentityValue> = {
  name: 'SITE_NAME',
  accent: 'ACCENT_COLOUR',
  language: 'SITE_LANGUAGE',
  languages: 'SITE_LANGUAGES',
  ...Object.fromEntries(SOCIAL_SITES.map((site) => [site, socialVariable(site)])),
};

export const fixedIdentity = () => fixedFields<IdentityValue>(VARIABLES);

const stored = async (em: EntityManager): Promise<IdentityValue> => ({
  ...NO_IDENTITY,
  ...(await readSettings(em)).identity,
});

const shown = (identity: IdentityValue) =>
  changeable({ ...identity, language: identity.language || env.SITE_LANGUAGE }, VARIABLES);

/** For the form: as the site uses it now. */
export async function readIdentity(em: EntityManager): Promise<{ value: IdentityValue; opened: string }> {
  const fixed = Object.entries(fixedIdentity()).map(([field, variable]) => [field, env[variable as keyof Env]]);
  const identity = await stored(em);
  const value = { ...identity, language: identity.language || env.SITE_LANGUAGE, ...Object.fromEntries(fixed) };
  return { value, opened: openedMarks(shown(identity)) };
}

/** @param sent the fields of the form @throws conflict */
export async function saveIdentity(
  em: EntityManager,
  value: IdentityValue,
  sent: Record<string, unknown>,
): Promise<void> {
  await changeSetting<IdentityValue>(em, 'identity', (row) => {
    const before = { ...NO_IDENTITY, ...row };
    const changed = onlyChanged(value, sent, shown(before), 'site');
    return keepFixed({ ...before, ...changed }, before, VARIABLES);
  });
}
