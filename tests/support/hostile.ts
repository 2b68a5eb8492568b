/** Malformed and unusual requests, generated from the API's document. */
import fc from 'fast-check';
import type { Contract, OperationObject } from './contract';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  isLoggedIn: boolean;
}

const NASTY = [
  ...['', ' ', '0', '-0', '-1', '1.5', '1e400', 'NaN', 'Infinity', '0x10', '9007199254740993', '9'.repeat(20)],
  ...['2147483647', '2147483648', '9'.repeat(400), 'null', 'undefined', 'true', '[]', '{}', '[object Object]', 'none'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\ufeff',
    '\u202eabc',
    '\u0301'.repeat(50),
    'ß\u0130\u0131',
    '👩‍👩‍👧‍👦'.repeat(40),
  ],
  ...["' or 1=1 --", '"; drop table wallpaper; --', '\\', '%', '_', '%_%', ':*', '!', '&|!()', "a' & 'b", '<-> <2>'],
  ...['../../etc/passwd', '<script>alert(1)</script>', '#{7*7}', '{{7*7}}', '\r\nSet-Cookie: a=b', '__proto__'],
  ...['constructor'],
  ...[
    'a,b,c',
    ','.repeat(500),
    'x'.repeat(300),
    'lake '.repeat(400),
    'ab'.repeat(2500),
    '16:9',
    '0:0',
    '1:0',
    'random',
    'csv',
  ],
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
);

/** Invalid or incomplete percent-encoding. */
const brokenEscape = fc.constantFrom(
  '%',
  '%z',
  '%zz',
  '%ff',
  '%c3%28',
  '%e2%82',
  '%ed%a0%80',
  '%00',
  '%2e%2e%2f',
  '%25ff',
);

const inAddress = fc.oneof(
  { weight: 5, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())) },
  { weight: 1, arbitrary: brokenEscape },
);

/** A value that roughly fits a schema of the document. */
function fitting(schema: Record<string, unknown>): fc.Arbitrary<unknown> {
  const { type, enum: choices, anyOf } = schema;
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one) => fitting(one as Record<string, unknown>)));
  const types = [type].flat();
  return fc.oneof(
    ...types.map((one) => {
      if (one === 'integer' || one === 'number') return fc.nat(60);
      if (one === 'boolean') return fc.boolean();
      if (one === 'null') return fc.constant(null);
      if (one === 'array') return fc.array(fc.constantFrom('lake', 'calm', 'night sky', 'Ünïcode'), { maxLength: 14 });
      return fc.constantFrom('pc', 'lake', 'Blue Mountain', 'newest', 'a@b.example', '16:9', 'true', '3');
    }),
  );
}

const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  text,
  fc.double(),
  fc.constant(1e308),
  fc.array(text, { maxLength: 20 }),
);

const isText = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

type Named = [name: string, value: unknown][];

/** Values for these fields: valid, odd, repeated or missing, and unknown fields. */
function fields(properties: Record<string, Record<string, unknown>>): fc.Arbitrary<Named> {
  const known = Object.entries(properties).map(([name, schema]) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof(
        { weight: 5, arbitrary: fitting(schema) },
        { weight: 2, arbitrary: text },
        { weight: 1, arbitrary: anyJson },
      ),
    ),
  );
  const unknown = fc.tuple(
    fc.oneof(fc.constantFrom('__proto__', 'id', 'image', 'homepage', 'hasOwnProperty'), text),
    text,
  );
  const some =
    known.length === 0
      ? unknown
      : fc.oneof({ weight: 12, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: unknown });
  const all = fc.tuple(...known) as fc.Arbitrary<Named>;
  return fc.oneof({ weight: 2, arbitrary: all }, { weight: 3, arbitrary: fc.array(some, { maxLength: 8 }) });
}

/** Limited, because Node itself refuses 16 KB of address. */
function query(operation: OperationObject): fc.Arbitrary<string> {
  const properties = Object.fromEntries(
    (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]),
  );
  const pair = ([name, value]: [string, unknown], odd: string | null) =>
    `${encodeURIComponent(name.toWellFormed())}=${odd ?? encodeURIComponent(String(isText(value) ? value : JSON.stringify(value)).toWellFormed())}`;
  const pairs = fc
    .tuple(fields(properties), fc.array(fc.option(inAddress, { freq: 3 }), { minLength: 20, maxLength: 20 }))
    .map(([named, odd]) => named.map((one, index) => pair(one, odd[index % 20] ?? null)).join('&'));
  const has = Object.keys(properties).length > 0;
  return fc
    .oneof(
      { weight: has ? 1 : 8, arbitrary: fc.constant('') },
      { weight: has ? 8 : 1, arbitrary: pairs },
      { weight: 1, arbitrary: inAddress },
    )
    .map((search) => (search ? `?${search.slice(0, 8000)}` : ''));
}

function path(address: string): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom('2147483647', '2147483648', '0', '-1', '01', 'f'.repeat(32)) },
    { weight: 1, arbitrary: inAddress.map((one) => one.slice(0, 2000) || '%20') },
  );
  return value.map((one) => address.replace(/\{\w+\}/, one));
}

type Sent = Pick<HostileRequest, 'headers' | 'body'>;

const sent = (type: string, body: string | Buffer): Sent => ({
  headers: type ? { 'Content-Type': type } : {},
  body: Buffer.isBuffer(body) ? body : Buffer.from(body),
});

const asJson = (named: Named) => JSON.stringify(Object.fromEntries(named));
const asForm = (named: Named) =>
  named
    .map((pair) =>
      pair.map((one) => encodeURIComponent(String(isText(one) ? one : JSON.stringify(one)).toWellFormed())).join('='),
    )
    .join('&');

function asMultipart(named: Named, image: Buffer | null): Buffer {
  const lines = named.map(
    ([name, value]) =>
      `--edge\r\nContent-Disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"\r\n\r\n${String(isText(value) ? value : JSON.stringify(value))}\r\n`,
  );
  const head =
    '--edge\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  return Buffer.concat([
    Buffer.from(lines.join('')),
    ...(image ? [Buffer.from(head), image, Buffer.from('\r\n')] : []),
    Buffer.from('--edge--\r\n'),
  ]);
}

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART_TYPE = 'multipart/form-data; boundary=edge';

const oddBody: fc.Arbitrary<Sent> = fc.oneof(
  anyJson.map((value) => sent(JSON_TYPE, JSON.stringify(value))),
  fc.integer({ min: 1, max: 30_000 }).map((depth) => sent(JSON_TYPE, '['.repeat(depth) + ']'.repeat(depth))),
  fc.integer({ min: 1, max: 9_000 }).map((depth) => sent(JSON_TYPE, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
  fc.integer({ min: 60_000, max: 90_000 }).map((size) => sent(JSON_TYPE, `{"email":"${'x'.repeat(size)}"}`)),
  text.map((value) => sent(JSON_TYPE, value)),
  bytes.map((value) => sent(JSON_TYPE, value)),
  bytes.map((value) => sent(FORM_TYPE, value)),
  bytes.map((value) => sent(MULTIPART_TYPE, value)),
  bytes.map((value) => sent('multipart/form-data', value)),
  fc
    .tuple(
      fc.constantFrom(
        '',
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'a/b',
        ';',
        'APPLICATION/JSON',
      ),
      bytes,
    )
    .map(([type, value]) => sent(type, value)),
  fc.constant({ headers: {} }),
);

function body(operation: OperationObject, pictures: Buffer[]): fc.Arbitrary<Sent> {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  if (!content)
    return fc.oneof({ weight: 6, arbitrary: fc.constant({ headers: {} }) }, { weight: 1, arbitrary: oddBody });
  const { properties = {} } = content.schema as { properties?: Record<string, Record<string, unknown>> };
  const { image: _, ...others } = properties;
  const named = fields(others);
  const isUpload = 'multipart/form-data' in (operation.requestBody?.content ?? {});
  const picture = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...pictures) },
    { weight: 8, arbitrary: bytes },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...pictures), fc.nat(400)).map(([one, cut]) => one.subarray(0, cut)),
    },
  );
  const upload = fc
    .tuple(named, fc.option(picture, { freq: 8 }))
    .map(([one, image]) => sent(MULTIPART_TYPE, asMultipart(one, image)));
  return fc.oneof(
    { weight: isUpload ? 6 : 1, arbitrary: upload },
    { weight: isUpload ? 1 : 5, arbitrary: named.map((one) => sent(JSON_TYPE, asJson(one))) },
    { weight: isUpload ? 1 : 3, arbitrary: named.map((one) => sent(FORM_TYPE, asForm(one))) },
    { weight: 2, arbitrary: oddBody },
  );
}

const oddHeaders = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      ...[
        { Accept: 'text/html' },
        { Accept: '' },
        { Origin: 'null' },
        { Origin: 'https://elsewhere.example' },
        { Cookie: 'sid=%' },
      ],
      ...[
        { Cookie: `sid=${'x'.repeat(3000)}` },
        { Cookie: '__proto__=1; sid="; sid=e30=' },
        { 'If-None-Match': '*' },
        { Range: 'bytes=0-' },
      ],
      ...[
        { 'X-Forwarded-For': 'not, an, address' },
        { 'If-None-Match': 'W/"' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { Referer: 'x:' },
      ],
    ),
  },
);

/** Any request to any operation, sometimes an unknown one. */
export function hostileRequest(contract: Contract, pictures: Buffer[]): fc.Arbitrary<HostileRequest> {
  const operations = Object.entries(contract.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ address, method: method.toUpperCase(), operation })),
  );
  const ofDocument = operations.map(({ address, method, operation }) => ({
    // Lists have the most parameters, and logging in is slow.
    weight: operation.parameters?.some((one) => one.in === 'query')
      ? 12
      : /OPTIONS|HEAD/.test(method)
        ? 1
        : address.endsWith('login')
          ? 2
          : 4,
    arbitrary: fc
      .record({
        path: path(address),
        search: query(operation),
        body: ['GET', 'HEAD', 'OPTIONS'].includes(method)
          ? fc.constant<Sent>({ headers: {} })
          : body(operation, pictures),
        odd: oddHeaders,
        isFromHere: fc.integer({ min: 0, max: 11 }).map((chance) => chance > 0),
        isLoggedIn: fc.integer({ min: 0, max: 3 }).map((chance) => chance > 0),
        client: fc.nat(60),
      })
      .map(({ path: way, search, body: sentBody, odd, isFromHere, isLoggedIn, client }) => ({
        method,
        path: way + search,
        headers: {
          'X-Forwarded-For': `203.0.113.${client}`,
          ...(isFromHere && { 'X-Requested-With': 'XMLHttpRequest' }),
          ...sentBody.headers,
          ...odd,
        },
        body: sentBody.body,
        // Logging out would end the session for all requests.
        isLoggedIn: isLoggedIn && operation !== contract.paths['/api/auth/logout']?.post,
      })),
  }));
  const elsewhere = fc
    .tuple(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'), inAddress, inAddress)
    .map(([method, one, other]) => ({
      method,
      path: `/api/${one.slice(0, 3000)}/${other.slice(0, 3000)}`,
      headers: {},
      isLoggedIn: false,
    }));
  const otherMethod = fc
    .tuple(fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'), fc.constantFrom(...Object.keys(contract.paths)), oddBody)
    .map(([method, address, { headers, body: content }]) => ({
      method,
      path: address.replace(/\{\w+\}/, '1'),
      headers,
      body: content,
      isLoggedIn: false,
    }));
  return fc.oneof(...ofDocument, { weight: 2, arbitrary: elsewhere }, { weight: 3, arbitrary: otherMethod });
}
