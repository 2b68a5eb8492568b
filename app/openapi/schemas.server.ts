import { z } from 'zod';
import { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { ApiMessage } from '~/features/contact/message.api.server';
import { ApiDownloadCounted } from '~/features/downloads/download.api.server';
import { ApiPickedWallpaper } from '~/features/integrations/picks/pick.api.server';
import { ApiSubscribed, ApiSubscriber } from '~/features/newsletter/subscriber.api.server';
import { ApiAnalytics } from '~/features/statistics/analytics.api.server';
import { ApiCategory } from '~/features/taxonomy/categories/category.api.server';
import { ApiTag } from '~/features/taxonomy/tags/tag.api.server';
import { ApiPurged } from '~/features/trash/purge.api.server';
import { ApiSimilarQuestion } from '~/features/uploads/near-duplicates/near-duplicates.api.server';
import { ApiRendition, ApiShownWallpaper, ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { ApiDone, ApiError } from '~/http/response/api-answers.server';
import { SAMPLES } from './samples.server';

export type JsonSchema = Record<string, unknown>;

/** The shapes that have a name of their own in the document. */
const NAMED: Record<keyof typeof SAMPLES, z.ZodType> = {
  Wallpaper: ApiWallpaper,
  ShownWallpaper: ApiShownWallpaper,
  PickedWallpaper: ApiPickedWallpaper,
  Rendition: ApiRendition,
  Category: ApiCategory,
  Tag: ApiTag,
  Analytics: ApiAnalytics,
  Subscriber: ApiSubscriber,
  Message: ApiMessage,
  Subscribed: ApiSubscribed,
  DownloadCounted: ApiDownloadCounted,
  SimilarQuestion: ApiSimilarQuestion,
  Purged: ApiPurged,
  AuthStatus: ApiAuthStatus,
  Done: ApiDone,
  Error: ApiError,
};

const nameOf = new Map<unknown, string>(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

export const namedRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What zod says beyond what anybody wants to read. */
function tidy(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // The format says as much as its pattern of three hundred characters.
  if (schema.format === 'date-time') delete schema.pattern;
}

/** A zod schema as JSON Schema: what it takes ("input") or what it gives ("output"). */
function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...converted } = z.toJSONSchema(schema, {
    io,
    // What a check in code decides is described in words.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      tidy(jsonSchema);
      const name = nameOf.get(zodSchema);
      if (!name || path.length === 0) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
      Object.assign(jsonSchema, namedRef(name));
    },
  });
  return converted;
}

export function answerSchema(schema: z.ZodType): JsonSchema {
  const name = nameOf.get(schema);
  return name ? namedRef(name) : convert(schema, 'output');
}

export const requestSchema = (schema: z.ZodType) => convert(schema, 'input');

export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [
      name,
      { ...convert(schema, 'output'), examples: [SAMPLES[name as keyof typeof SAMPLES]] },
    ]),
  );
