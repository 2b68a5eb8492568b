import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { optional, pageParameters } from '~/lib/query-parameters';
import { SUBSCRIBERS_PER_PAGE } from './subscriber-list.view';

export const SubscriberQuery = z.object({
  format: optional(z.enum(['json', 'csv'], 'format must be json or csv.')).describe(
    'json (default) or csv, which is a file.',
  ),
  search: optional(z.string())
    .transform((value = '') => cleaned(value).trim())
    .describe('Part of an e-mail address.'),
  ...pageParameters(SUBSCRIBERS_PER_PAGE),
});
