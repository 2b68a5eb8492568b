import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { optional, pageParameters } from '~/lib/query-parameters';
import { SUBSCRIBERS_PER_PAGE } from './subscriber-list.view';

export const SubscriberQuery = z.object({
  format: optional(z.enum(['json', 'csv'], 'format must be json or csv.')).describe(
    'A list, which is usual, or a file.',
  ),
  search: optional(z.string())
    .transform((value = '') => cleaned(value).trim())
    .describe('A part of the address.'),
  ...pageParameters(SUBSCRIBERS_PER_PAGE),
});
