import { z } from 'zod';
import { SHAPES } from './shapes.server';

export type JsonSchema = Record<string, unknown>;

const namesBySchema = new Map<unknown, string>(Object.entries(SHAPES).map(([name, { schema }]) => [schema, name]));

export const namedRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Removes details from zod that only add noise. */
function tidy(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // The format says the same as this pattern of 300 characters.
  if (schema.format === 'date-time') delete schema.pattern;
}

/** Converts a zod schema to JSON Schema, for its input or its output. */
function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...converted } = z.toJSONSchema(schema, {
    io,
    // Checks in code are described in words.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      tidy(jsonSchema);
      const name = namesBySchema.get(zodSchema);
      if (!name || path.length === 0) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
      Object.assign(jsonSchema, namedRef(name));
    },
  });
  return converted;
}

export function answerSchema(schema: z.ZodType): JsonSchema {
  const name = namesBySchema.get(schema);
  return name ? namedRef(name) : convert(schema, 'output');
}

export const requestSchema = (schema: z.ZodType) => convert(schema, 'input');

export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(SHAPES).map(([name, { schema, sample }]) => [
      name,
      { ...convert(schema, 'output'), examples: [sample] },
    ]),
  );
