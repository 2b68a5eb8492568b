import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '~/openapi/document.server';
import type { Answer } from './api-client';

interface HeaderObject {
  required?: boolean;
  schema: { pattern?: string };
}

interface ResponseObject {
  $ref?: string;
  headers?: Record<string, HeaderObject>;
  content?: Record<string, { schema: object }>;
}

export interface OperationObject {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; schema: Record<string, unknown>; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown>; example: Record<string, unknown> }> };
  security?: { session?: unknown; token?: string[] }[];
  responses: Record<string, ResponseObject>;
}

export interface Contract {
  /** Every address and its methods in lower case. */
  paths: Record<string, Record<string, OperationObject>>;
  /** The documented address for a path; undefined if there is none. */
  addressOf(path: string): string | undefined;
  /** Where an answer differs from the document; empty if it doesn't. */
  problemsOf(method: string, path: string, answer: Pick<Answer, 'status' | 'headers' | 'body'>): string[];
}

const pointer = (...steps: string[]) =>
  steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function isText(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Checks answers against the document. */
export function contractOf(document: OpenApiDocument): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api', undefined, false);
  const validators = new Map<string, ValidateFunction>();
  const paths = document.paths as unknown as Contract['paths'];
  const shared = document.components.responses as Record<string, ResponseObject>;
  const patterns = Object.keys(paths).map(
    (address) => [address, new RegExp(`^${address.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
  );

  function validatorAt(place: string): ValidateFunction {
    const known = validators.get(place);
    if (known) return known;
    const made = ajv.compile({ $ref: `api#${place.split('/').map(encodeURIComponent).join('/')}` });
    validators.set(place, made);
    return made;
  }

  function addressOf(path: string): string | undefined {
    const [pathname = ''] = path.split(/[?#]/);
    // Paths that can't be decoded or contain line breaks match nothing.
    if (!isText(pathname)) return undefined;
    return pathname in paths ? pathname : patterns.find(([, pattern]) => pattern.test(pathname))?.[0];
  }

  /** The documented response and its place in the document. */
  function find(method: string, path: string, status: number): [ResponseObject, string] | undefined {
    const address = addressOf(path);
    const inShared = (name: string): [ResponseObject, string] | undefined =>
      shared[name] && [shared[name], pointer('components', 'responses', name)];
    if (!address) return status === 404 ? inShared('not_found') : undefined;
    const operation = paths[address]?.[method.toLowerCase()];
    if (!operation) return status === 405 ? inShared('method_not_allowed') : undefined;
    const response = operation.responses[status];
    if (response?.$ref) return inShared(response.$ref.split('/').at(-1) ?? '');
    return response && [response, pointer('paths', address, method.toLowerCase(), 'responses', String(status))];
  }

  function problemsOf(
    method: string,
    path: string,
    { status, headers, body }: Pick<Answer, 'status' | 'headers' | 'body'>,
  ): string[] {
    const found = find(method, path, status);
    if (!found) return [`${status} is not in the document`];
    const [response, place] = found;
    const problems = Object.entries(response.headers ?? {}).flatMap(([name, { required, schema }]) => {
      const value = headers.get(name);
      if (value === null) return required ? [`${name} is missing`] : [];
      return schema.pattern && !new RegExp(schema.pattern).test(value) ? [`${name}: ${value}`] : [];
    });
    const isEmpty = body === '' || body === undefined;
    if (method === 'HEAD' || !response.content) return isEmpty ? problems : [...problems, 'has a body'];
    const type = headers.get('Content-Type')?.split(';')[0] ?? 'nothing';
    if (!response.content[type]) return [...problems, `${type} is not in the document`];
    const validate = validatorAt(`${place}${pointer('content', type, 'schema')}`);
    return validate(body) ? problems : [...problems, ajv.errorsText(validate.errors)];
  }

  return { paths, addressOf, problemsOf };
}
