import { z } from 'zod';
import { TagInput } from '~/features/taxonomy/tags/tag.schema';

/** The words, and the name of the tag that they should lead to. */
export const AliasInput = z.object({ words: TagInput.shape.name, into: TagInput.shape.name });
