import { expect, test } from 'vitest';
import { buildDocument } from '~/openapi/document.server';
import { apiPage } from '../support/api-page';

test('docs/api.md says what the API’s own document says; npm run docs:api brings it up to date', async () => {
  await expect(apiPage(buildDocument('Tapeta'))).toMatchFileSnapshot('../../docs/api.md');
});
