import { z } from 'zod';
import { TagInput } from '~/features/taxonomy/tags/tag.schema';
import { PERIODS, type Period } from './demand.view';

const Days = z.coerce
  .number()
  .transform((days): Period => PERIODS.find((one) => one === days) ?? 30)
  .catch(30);

/** A period that isn't offered is the usual one. */
export const readPeriod = ({ url }: { url: string }): Period => Days.parse(new URL(url).searchParams.get('days'));

/** The words, and the name of the tag that they should lead to. */
export const AliasInput = z.object({ wanted: TagInput.shape.name, into: TagInput.shape.name });
