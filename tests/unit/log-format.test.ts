import { expect, test } from 'vitest';
import { prettyLine } from '~/platform/log-format.server';

const time = '2026-11-23T13:22:26.123Z';
const pretty = (fields: object) =>
  prettyLine(`${JSON.stringify({ level: 'info', time, component: 'worker', ...fields })}\n`);

test('a request is a readable line', () => {
  const request = { method: 'GET', route: '/wallpaper/:id', status: 200, ms: 1.4, cache: 'hit', bytes: 4300 };
  expect(pretty({ ...request, requestId: 'an-id-of-it' })).toBe(
    '13:22:26  GET  /wallpaper/:id  200  1.4 ms  hit  4300 bytes  an-id-of-it\n',
  );
});

test('other components and levels are named', () => {
  expect(pretty({ level: 'warn', component: 'postgres', message: 'no room' })).toBe(
    '13:22:26  WARN  [postgres]  no room\n',
  );
  expect(pretty({ component: 'launcher', message: 'Tapeta is ready' })).toBe('13:22:26  Tapeta is ready\n');
});

test('the stack of an error follows', () => {
  const error = { message: 'it broke', stack: 'Error: it broke\n    at somewhere' };
  expect(pretty({ level: 'error', route: '/', requestId: 'an-id', error, message: 'it broke' })).toBe(
    '13:22:26  ERROR  it broke  /  an-id\nError: it broke\n    at somewhere\n',
  );
});
