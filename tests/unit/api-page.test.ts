import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { buildDocument } from '~/openapi/document.server';
import { apiPage } from '../support/api-page';

test('docs/api.md matches the OpenAPI document; npm run docs:api updates it', async () => {
  await expect(apiPage(buildDocument('Tapeta'))).toMatchFileSnapshot('../../docs/api.md');
});

test('every shape has a valid sample', () => {
  const document = buildDocument('Tapeta');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api', undefined, false);
  for (const [name, { examples }] of Object.entries(document.components.schemas ?? {})) {
    const isOne = ajv.compile({ $ref: `api#/components/schemas/${name}` });
    expect(examples, name).toHaveLength(1);
    expect(isOne((examples as unknown[])[0]), `${name}: ${ajv.errorsText(isOne.errors)}`).toBe(true);
  }
});
