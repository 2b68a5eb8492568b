import { z } from 'zod';
import { optional, pageParameters } from '~/lib/query-parameters';
import { SUBSCRIBERS_PER_PAGE } from './subscriber-list.view';

/** The query of GET /api/subscribers. */
export const SubscriberQuery = z.object({
  format: optional(z.enum(['json', 'csv'], 'format must be json or csv.')),
  search: optional(z.string()).transform((value = '') => value.trim()),
  ...pageParameters(SUBSCRIBERS_PER_PAGE),
});
