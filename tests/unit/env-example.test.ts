import { expect, test } from 'vitest';
import { EnvSchema } from '~/lib/env.server';
import { envExample } from '../support/env-example';

const INTERNAL = ['NODE_ENV', 'GALLERY_ID', 'SECRET_FINGERPRINT', 'SHUFFLE_SEED', 'PACE'];
const SETTINGS = Object.keys(EnvSchema.shape).filter((name) => !INTERNAL.includes(name));

test('.env.example has every setting; npm run docs:env updates it', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../.env.example');
  const named = [...envExample().matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(SETTINGS);
});

test('its values are valid settings', () => {
  const lines = envExample().matchAll(/^#([A-Z0-9_]+)=(.+)$/gm);
  const given = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(EnvSchema.safeParse({ ...given, ...keys }).error?.issues).toBeUndefined();
});
