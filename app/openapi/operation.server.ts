import { z } from 'zod';
import type { DomainError } from '~/lib/errors';
import type { Scope } from '~/lib/scopes';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** `listRefusals` adds the refusals that follow from an operation's parameters. */
export type Refusal = DomainError['code'];

export interface Answer {
  description: string;
  schema?: z.ZodType;
  /** Content types besides JSON. */
  types?: string[];
  headers?: string[];
  mayHave?: string[];
}

export interface Body {
  schema: z.ZodType;
  /** True for a form with a picture. */
  isUpload?: boolean;
  example: Record<string, unknown>;
}

/** One method of one address, with its parameters and all its answers. */
export interface Operation {
  id: string;
  summary: string;
  description?: string;
  isForAdministrator?: boolean;
  /** What a token needs, as its route says. Without it, no token can do this. */
  scope?: Scope;
  /** Variables in the address; `atAddress` fills in a plain `{id}`. */
  path?: Record<string, { description: string; schema: z.ZodType; example: unknown }>;
  query?: z.ZodType;
  body?: Body;
  answers: Record<number, Answer>;
  isReadableByAll?: boolean;
  /** The answer has an ETag, and 304 means unchanged. */
  isCached?: boolean;
  /** Refusals besides those that `listRefusals` adds. */
  refusals?: Refusal[];
}

export type Operations = Record<string, Partial<Record<Method, Operation>>>;

/** A 200 without a session has an ETag. */
export const NOT_CHANGED: Answer = {
  description: 'Not changed since this `ETag`.',
  headers: ['ETag', 'Cache-Control'],
};

const adding = (answer: Answer, names: string[]): Answer => ({
  ...answer,
  headers: [...(answer.headers ?? []), ...names],
});

/** The successful answers, with the headers for caches and other sites. */
export function listAnswers({ answers, isCached, isReadableByAll }: Operation): Record<string, Answer> {
  const names = isReadableByAll ? ['Access-Control-Allow-Origin'] : [];
  const all = Object.entries({ ...answers, ...(isCached && { 304: NOT_CHANGED }) });
  return Object.fromEntries(
    all.map(([status, answer]) => {
      const kept = isCached && status === '200' ? ['ETag', 'Cache-Control'] : [];
      return [status, adding(answer, [...kept, ...names])];
    }),
  );
}

/** All refusals of an operation: its own, and those that follow from its parameters. */
export function listRefusals(operation: Operation): Refusal[] {
  const { path, query, body, refusals = [] } = operation;
  return [
    ...(query || body ? (['malformed'] as const) : []),
    // Any operation may get a wrong token, too many of them, or one without the scope.
    ...(['unauthorized', 'forbidden', 'too_many_requests'] as const),
    ...(path ? (['not_found'] as const) : []),
    ...(body ? (['too_large', 'unsupported_type', 'invalid'] as const) : []),
    ...refusals,
    'unavailable',
  ];
}

export const pathId = (thing: string): Operation['path'] => ({
  id: {
    description: `The id of the ${thing}.`,
    schema: z
      .int()
      .min(1)
      .max(2 ** 31 - 1),
    example: 1,
  },
});

const THINGS: Record<string, string> = {
  categories: 'category',
  messages: 'message',
  tags: 'tag',
  wallpapers: 'wallpaper',
};

/** Adds the variable of the address. */
export function atAddress(address: string, operation: Operation): Operation {
  const [, , things = ''] = address.split('/');
  return address.includes('{id}') ? { path: pathId(THINGS[things] ?? things), ...operation } : operation;
}

/** The answer for one page of a list. */
export const onePage = (schema: z.ZodType): Operation['answers'] => ({
  200: {
    description: 'One page of the list.',
    schema: z.array(schema),
    headers: ['X-Total-Count'],
    mayHave: ['Link'],
  },
});
