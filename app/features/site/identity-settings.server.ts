import type { EntityManager } from '@mikro-orm/postgresql';
import { type Env, env, isGiven } from '~/lib/env.server';
import { SOCIAL_SITES, socialVariable } from './identity';
import { type IdentityField, type IdentityValue, NO_IDENTITY } from './identity.schema';
import { readSettings, saveSetting } from './settings.queries.server';

const VARIABLES: Partial<Record<IdentityField, keyof Env>> = {
  name: 'SITE_NAME',
  accent: 'ACCENT_COLOUR',
  ...Object.fromEntries(SOCIAL_SITES.map((site) => [site, socialVariable(site)])),
};

/** The fields that the environment sets, with the names of the variables. */
export const fixedIdentity = (): Partial<Record<IdentityField, string>> =>
  Object.fromEntries(Object.entries(VARIABLES).filter(([, variable]) => isGiven(variable)));

const stored = async (em: EntityManager): Promise<IdentityValue> => ({
  ...NO_IDENTITY,
  ...(await readSettings(em)).identity,
});

/** As the site uses it now. */
export async function readIdentity(em: EntityManager): Promise<IdentityValue> {
  const fixed = Object.entries(fixedIdentity()).map(([field, variable]) => [field, env[variable as keyof Env]]);
  return { ...(await stored(em)), ...Object.fromEntries(fixed) };
}

/** What the environment sets stays as it was stored. */
export async function saveIdentity(em: EntityManager, value: IdentityValue): Promise<void> {
  const before = await stored(em);
  const kept = Object.keys(fixedIdentity()).map((field) => [field, before[field as IdentityField]]);
  await saveSetting(em, 'identity', { ...value, ...Object.fromEntries(kept) });
}
