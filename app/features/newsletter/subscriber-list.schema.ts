import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { optional, pageParameters } from '~/lib/query-parameters';
import { messagesOf } from '~/messages/messages';
import { SUBSCRIBERS_PER_PAGE } from './subscriber-list.view';

export const SubscriberQuery = z.object({
  format: optional(z.enum(['json', 'csv'], { error: () => messagesOf('queryErrors').listFormat })).describe(
    'A JSON list, which is the default, or a CSV file.',
  ),
  search: optional(z.string())
    .transform((value = '') => cleaned(value).trim())
    .describe('Part of an address.'),
  ...pageParameters(SUBSCRIBERS_PER_PAGE),
});
