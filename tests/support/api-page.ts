/** Writes docs/api.md from the OpenAPI document. */
import type { OpenApiDocument } from '~/openapi/document.server';

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  schema: Json;
}

interface Content {
  schema: Json;
  example?: unknown;
}

interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, Json>;
  content?: Record<string, Content>;
}

interface Operation {
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Content> };
  security?: { session?: unknown; token?: string[] }[];
  responses: Record<string, Response>;
}

const PLACES = { path: ' (in the address)', query: '', header: ' (header)' };

const METHODS = ['get', 'post', 'put', 'delete'];

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';
const linkTo = (name: string) => `[${name}](#${name.toLowerCase()})`;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

/** Describes a schema in a few words. */
function typeOf(schema: Json): string {
  if (typeof schema.$ref === 'string') return linkTo(nameOf(schema.$ref));
  if ('const' in schema) return code(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(code).join(' or ');
  for (const list of [schema.anyOf, schema.oneOf]) {
    if (Array.isArray(list)) return [...new Set(list.map(typeOf))].join(' or ');
  }
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as Json)}`;
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.contentMediaType) return 'file';
  if (schema.type === 'object' && schema.properties) {
    return `{ ${Object.entries(schema.properties as Record<string, Json>)
      .map(([name, one]) => `${name}: ${typeOf(one)}`)
      .join(', ')} }`;
  }
  return String(schema.format ?? schema.type ?? 'anything');
}

const LIMITS: [name: string, words: (value: unknown) => string][] = [
  ['minLength', (value) => `at least ${value} ${value === 1 ? 'character' : 'characters'}`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minimum', (value) => `${value} or more`],
  ['exclusiveMinimum', (value) => `more than ${value}`],
  ['maximum', (value) => `${value} or less`],
  ['maxItems', (value) => `at most ${value}`],
  ['default', (value) => `${value} by default`],
];

function meaningOf({ description, ...schema }: Json): string {
  const limits = LIMITS.flatMap(([name, words]) => (name in schema ? [words(schema[name])] : []));
  const sentence = limits.length > 0 ? `${limits.join(', ').replace(/^./, (letter) => letter.toUpperCase())}.` : '';
  return [description, sentence].filter(Boolean).join(' ');
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

function fieldRows({ properties = {}, required = [] }: Json): string[][] {
  const needed = required as string[];
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => [
    `\`${name}\``,
    typeOf(schema),
    needed.includes(name) ? 'yes' : '',
    meaningOf(schema),
  ]);
}

const FIELDS = ['Field', 'Type', 'Always', 'Meaning'];

function answerRow(status: string, { description = '', headers = {}, content = {} }: Response): string[] {
  const types = Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? typeOf(schema) : `\`${type}\``,
  );
  return [status, description, types.join(' or '), Object.keys(headers).join(', ')];
}

/** Who may call it. */
function accessOf(security: Operation['security'] = []): string {
  const [scope] = security.flatMap(({ token = [] }) => token);
  if (security[0]?.session) return ` Needs the administrator’s session${scope ? ` or a token with \`${scope}\`` : ''}.`;
  return scope ? ` A token needs \`${scope}\`.` : '';
}

function operationPart(address: string, method: string, operation: Operation) {
  const { summary, description, parameters = [], requestBody, security, responses } = operation;
  const body = Object.entries(requestBody?.content ?? {});
  const [first] = body;
  const answers = Object.entries(responses);
  const failures = answers.filter(([, { $ref }]) => $ref).map(([status]) => status);
  return [
    `### ${method.toUpperCase()} ${address}`,
    `${summary}.${accessOf(security)}${description ? ` ${description}` : ''}`,
    parameters.length > 0 &&
      table(
        ['Parameter', 'Type', 'Meaning'],
        parameters.map(({ name, description: words, schema, in: place }) => [
          `\`${name}\`${PLACES[place]}`,
          typeOf(schema),
          meaningOf({ description: words, ...schema }),
        ]),
      ),
    first && `The body, as ${body.map(([type]) => `\`${type}\``).join(' or ')}:`,
    first && table(['Field', 'Type', 'Needed', 'Meaning'], fieldRows(first[1].schema)),
    first && `\`\`\`json\n${JSON.stringify(first[1].example, null, 2)}\n\`\`\``,
    table(
      ['Status', 'When', 'Body', 'Headers'],
      answers.filter(([, { $ref }]) => !$ref).map(([status, response]) => answerRow(status, response)),
    ),
    `[Failures](#errors): ${failures.join(', ')}.`,
  ];
}

/** The whole page, in Markdown. */
export function apiPage(document: OpenApiDocument): string {
  const { info, paths, tags, components } = document;
  const operations = Object.entries(paths).flatMap(([address, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => ({
      address,
      method,
      operation: methods[method] as unknown as Operation,
    })),
  );
  const parts = [
    '<!-- Written by `npm run docs:api` from the OpenAPI document. Change app/openapi/ instead. -->',
    `# ${info.title}`,
    info.description,
    'For programs: `GET /api/openapi.json`, an OpenAPI 3.1 document.',
    ...(tags as { name: string }[]).flatMap(({ name }) => [
      `## ${name}`,
      ...operations
        .filter(({ operation }) => operation.tags.includes(name))
        .flatMap(({ address, method, operation }) => operationPart(address, method, operation)),
    ]),
    '## Shapes',
    ...Object.entries(components.schemas ?? {}).flatMap(([name, schema]) => [
      `### ${name}`,
      table(FIELDS, fieldRows(schema)),
      `\`\`\`json\n${JSON.stringify((schema.examples as unknown[])[0], null, 2)}\n\`\`\``,
    ]),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
