import { z } from 'zod';
import type { DomainError } from '~/lib/errors';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** The refusals that follow from what an operation takes are added to it; see `refusalsOf`. */
export type Refusal = DomainError['code'];

export interface Answer {
  description: string;
  schema?: z.ZodType;
  /** The types of what comes, where it is not JSON or not only. */
  types?: string[];
  headers?: string[];
  mayHave?: string[];
}

export interface Body {
  schema: z.ZodType;
  /** A form with a picture, instead of JSON or a form. */
  isUpload?: boolean;
  example: Record<string, unknown>;
}

/** One method of one address: what it takes, and everything that it may answer. */
export interface Operation {
  id: string;
  summary: string;
  description?: string;
  isForAdministrator?: boolean;
  /** What the variables in the address stand for, where that is not the id of what it is the address of. */
  path?: Record<string, { description: string; schema: z.ZodType; example: unknown }>;
  query?: z.ZodType;
  body?: Body;
  answers: Record<number, Answer>;
  isReadableByAll?: boolean;
  /** It comes with an ETag, and 304 says that nothing has changed. */
  isCached?: boolean;
  /** Refusals beyond those that follow from the rest. */
  refusals?: Refusal[];
}

export type Operations = Record<string, Partial<Record<Method, Operation>>>;

const NOT_CHANGED: Answer = {
  description: 'Nothing has changed since this `ETag`.',
  headers: ['ETag', 'Cache-Control'],
};

const adding = (answer: Answer, names: string[]): Answer => ({
  ...answer,
  headers: [...(answer.headers ?? []), ...names],
});

/** What an operation answers when all is well, with what follows from who may read and keep it. */
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

/** Everything that an operation may refuse: what it says itself, and what follows from what it takes. */
export function listRefusals(method: Method, operation: Operation): Refusal[] {
  const { isForAdministrator, path, query, body, refusals = [] } = operation;
  return [
    ...(query || body ? (['malformed'] as const) : []),
    ...(isForAdministrator ? (['unauthorized'] as const) : []),
    ...(method === 'get' ? [] : (['forbidden'] as const)),
    ...(path ? (['not_found'] as const) : []),
    ...(body ? (['too_large', 'unsupported_type', 'invalid'] as const) : []),
    ...refusals,
    'unavailable',
  ];
}

export const pathId = (thing: string): Operation['path'] => ({
  id: {
    description: `Id of the ${thing}.`,
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

/** With what follows from its address. */
export function atAddress(address: string, operation: Operation): Operation {
  const [, , things = ''] = address.split('/');
  return address.includes('{id}') ? { path: pathId(THINGS[things] ?? things), ...operation } : operation;
}

/** As one page of a list. */
export const onePage = (schema: z.ZodType): Operation['answers'] => ({
  200: {
    description: 'One page of the list.',
    schema: z.array(schema),
    headers: ['X-Total-Count'],
    mayHave: ['Link'],
  },
});
