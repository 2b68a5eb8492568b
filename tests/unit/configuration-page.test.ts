import { expect, test } from 'vitest';
import { configurationPage, GROUPS } from '../support/configuration-page';
import { envExample } from '../support/env-example';

test('docs/configuration.md describes every setting; npm run docs:env updates it', async () => {
  await expect(configurationPage()).toMatchFileSnapshot('../../docs/configuration.md');
});

test('every setting is in one group', () => {
  const grouped = GROUPS.flatMap(({ names }) => names);
  const settings = [...envExample().matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(grouped.toSorted()).toEqual(settings.toSorted());
});
