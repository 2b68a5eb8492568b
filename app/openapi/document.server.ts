import { cookieName } from '~/lib/cookie-name';
import { ADMINISTRATION } from './administration.server';
import { CATEGORIES } from './categories.server';
import { FAILURE_STATUSES, FAILURES, type FailureWord, failureSchema } from './failures.server';
import { HEADERS } from './headers.server';
import { INTRODUCTION } from './introduction.server';
import {
  type Answer,
  atAddress,
  type Body,
  listAnswers,
  listRefusals,
  type Method,
  type Operation,
  type Operations,
} from './operation.server';
import { PICKS } from './picks.server';
import { answerSchema, type JsonSchema, namedSchemas, requestSchema } from './schemas.server';
import { SELF, SESSION } from './session.server';
import { TAGS } from './tags.server';
import { VISITORS } from './visitors.server';
import { WALLPAPERS } from './wallpapers.server';

interface Group {
  tag: string;
  operations: Operations;
  /** True if all operations need the administrator, otherwise each operation says so. */
  isForAdministrator?: boolean;
}

const GROUPS: Group[] = [
  { tag: 'Wallpapers', operations: { ...WALLPAPERS, ...PICKS } },
  { tag: 'Categories', operations: CATEGORIES },
  { tag: 'Tags', operations: TAGS, isForAdministrator: true },
  { tag: 'Visitors', operations: VISITORS },
  { tag: 'Administration', operations: ADMINISTRATION, isForAdministrator: true },
  { tag: 'Session', operations: SESSION },
  { tag: 'This document', operations: SELF },
];

type Json = Record<string, unknown>;

export interface OpenApiDocument extends Json {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Record<string, Json>>;
}

const describeHeaders = ({ headers = [], mayHave = [] }: Pick<Answer, 'headers' | 'mayHave'>): Json =>
  Object.fromEntries([
    ...headers.map((name) => [name, { ...HEADERS[name], required: true }]),
    ...mayHave.map((name) => [name, HEADERS[name]]),
  ]);

const withHeaders = (answer: Pick<Answer, 'headers' | 'mayHave'>): Json =>
  answer.headers || answer.mayHave ? { headers: describeHeaders(answer) } : {};

function answerObject({ schema, types = [], description, ...answer }: Answer): Json {
  const content = {
    ...(schema && { 'application/json': { schema: answerSchema(schema) } }),
    ...Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }])),
  };
  return { description, ...withHeaders(answer), ...(schema && { content }) };
}

function failureResponses(): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(FAILURES).map(([word, failure]) => [
      word,
      {
        description: failure.description,
        ...withHeaders(failure),
        content: { 'application/json': { schema: failureSchema(word as FailureWord) } },
      },
    ]),
  );
}

const failureRef = (word: FailureWord): Json => ({ $ref: `#/components/responses/${word}` });

function describeResponses(operation: Operation): Json {
  const refusals: FailureWord[] = [...listRefusals(operation).filter((word) => word !== 'moved'), 'internal_error'];
  return {
    ...Object.fromEntries(refusals.map((word) => [FAILURE_STATUSES[word], failureRef(word)])),
    ...Object.fromEntries(
      Object.entries(listAnswers(operation)).map(([status, answer]) => [status, answerObject(answer)]),
    ),
  };
}

/** Declared for every write, so that generated clients send it. */
const WRITE_HEADER = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'Any text. It proves that the write does not come from a page of another site.',
  schema: { type: 'string' },
  example: 'XMLHttpRequest',
};

function describeParameters(method: Method, { path = {}, query }: Operation): Json[] {
  const inPath = Object.entries(path).map(([name, { description, schema, example }]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: requestSchema(schema),
    example,
  }));
  const properties = (query ? requestSchema(query).properties : {}) as Record<string, JsonSchema>;
  const inQuery = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description !== undefined && { description }),
    schema,
  }));
  return [...inPath, ...inQuery, ...(method === 'get' ? [] : [WRITE_HEADER])];
}

const IMAGE_TYPES = 'image/jpeg, image/png, image/webp, image/avif';

function uploadContent(schema: JsonSchema, example: Json): Json {
  const image = {
    description: 'The picture. Its content has to be JPG, PNG, WEBP or AVIF.',
    contentMediaType: 'image/*',
  };
  const properties = { image, ...(schema.properties as Json) };
  return {
    'multipart/form-data': {
      schema: { ...schema, properties, required: ['image'] },
      encoding: { image: { contentType: IMAGE_TYPES } },
      example,
    },
  };
}

function bodyObject({ schema, isUpload, example }: Body): Json {
  const input = requestSchema(schema);
  if (isUpload) return { required: true, content: uploadContent(input, example) };
  const content = { schema: input, example };
  return { required: true, content: { 'application/json': content, 'application/x-www-form-urlencoded': content } };
}

function operationObject(tag: string, method: Method, operation: Operation): Json {
  const { id, summary, description, isForAdministrator, scope, body } = operation;
  const token = scope ? [{ token: [scope] }] : [];
  const parameters = describeParameters(method, operation);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: bodyObject(body) }),
    ...((isForAdministrator || scope) && { security: [isForAdministrator ? { session: [] } : {}, ...token] }),
    responses: describeResponses(operation),
  };
}

/** HEAD and OPTIONS work the same way at every address. */
function headAndOptions(get: Json | undefined, isReadableByAll: boolean): Json {
  const withoutBody = (response: Json) => (response.$ref ? response : { ...response, content: undefined });
  const head = get && {
    ...get,
    operationId: `${get.operationId}Head`,
    summary: 'The same without the body',
    responses: Object.fromEntries(
      Object.entries(get.responses as Record<string, Json>).map(([status, response]) => [
        status,
        withoutBody(response),
      ]),
    ),
  };
  const forAll = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Methods'];
  const headers = describeHeaders({ headers: ['Allow'], mayHave: isReadableByAll ? forAll : [] });
  const answers = { 204: { description: 'The allowed methods.', headers } };
  return { ...(head && { head }), options: { summary: 'List the allowed methods', responses: answers } };
}

function pathItem(address: string, operations: Operations[string], group: Group): Record<string, Json> {
  const { tag, isForAdministrator } = group;
  const objects = Object.fromEntries(
    Object.entries(operations).map(([method, operation]) => [
      method,
      operationObject(tag, method as Method, { isForAdministrator, ...atAddress(address, operation) }),
    ]),
  );
  return {
    ...objects,
    ...(headAndOptions(objects.get, operations.get?.isReadableByAll === true) as Record<string, Json>),
  };
}

/** The API as an OpenAPI 3.1 document, built from the schemas that validate requests and define answers. */
export function buildDocument(siteName: string): OpenApiDocument {
  const document = {
    openapi: '3.1.1',
    info: { title: `${siteName} API`, version: '1.0.0', description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: GROUPS.map(({ tag }) => ({ name: tag })),
    paths: Object.fromEntries(
      GROUPS.flatMap((group) =>
        Object.entries(group.operations).map(([path, methods]) => [path, pathItem(path, methods, group)]),
      ),
    ),
    components: {
      schemas: namedSchemas(),
      responses: failureResponses(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName('sid'),
          description: 'The cookie set by `POST /api/auth/login`. With https its name starts with `__Host-`.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token from the page API tokens, with the scope that the operation names.',
        },
      },
    },
  };
  // Drops undefined values, so that the object equals its JSON.
  return JSON.parse(JSON.stringify(document));
}
