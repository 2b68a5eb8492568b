import { z } from 'zod';
import { pageOf } from '~/features/uploads/uploaded';
import { LARGER, looksLike, type SimilarQuestion } from '~/features/wallpapers/near-duplicates.view';
import { UPLOAD_TOKEN } from '~/lib/id';

const picture = {
  title: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  resolution: z.string(),
  fileSize: z.string(),
};

/** The API's answer to an upload that needs a decision: a conflict with a question. */
export const ApiSimilarQuestion = z.strictObject({
  message: z.string(),
  error: z.literal('near_duplicate'),
  to: z.string().optional().describe('The path of the similar wallpaper.'),
  question: z.strictObject({
    token: z.string().regex(UPLOAD_TOKEN).describe('Send the decision to /api/pending-uploads/{token}.'),
    fileName: z.string(),
    ...picture,
    similar: z
      .strictObject({
        id: z.int().positive(),
        fileKey: z.string(),
        ...picture,
        isDraft: z.boolean().describe('Whether it is a draft, which can’t be replaced.'),
      })
      .nullable()
      .describe('The similar wallpaper, or null if it has been deleted since.'),
    larger: z
      .enum(LARGER)
      .nullable()
      .describe('Which picture has more pixels: the new or the existing one. Null if both have the same number.'),
  }),
});
export type ApiSimilarQuestion = z.infer<typeof ApiSimilarQuestion>;

export const toApiQuestion = (question: SimilarQuestion): ApiSimilarQuestion => ({
  message: looksLike(question),
  error: 'near_duplicate',
  ...(question.similar && { to: pageOf(question.similar) }),
  question,
});
