import type { EntityManager } from '@mikro-orm/postgresql';
import { type Env, env } from '~/lib/env.server';
import { fixedFields, keepFixed, type Variables } from './fixed-fields.server';
import { SOCIAL_SITES, socialVariable } from './identity';
import { type IdentityValue, NO_IDENTITY } from './identity.schema';
import { readSettings, saveSetting } from './settings.queries.server';

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

/** As the site uses it now. */
export async function readIdentity(em: EntityManager): Promise<IdentityValue> {
  const fixed = Object.entries(fixedIdentity()).map(([field, variable]) => [field, env[variable as keyof Env]]);
  const identity = await stored(em);
  return { ...identity, language: identity.language || env.SITE_LANGUAGE, ...Object.fromEntries(fixed) };
}

export async function saveIdentity(em: EntityManager, value: IdentityValue): Promise<void> {
  await saveSetting(em, 'identity', keepFixed(value, await stored(em), VARIABLES));
}
