import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrCreateSecret } from '~/cli/launcher/data-dir.server';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tapeta-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret is generated once, with 256 random bits, and only readable by its owner', () => {
  const secret = readOrCreateSecret(folder, 'session-secret');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(path.join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readOrCreateSecret(folder, 'session-secret')).toBe(secret);
  expect(readOrCreateSecret(folder, 'another')).not.toBe(secret);
});

test('a damaged secret stops the start instead of being replaced', () => {
  writeFileSync(path.join(folder, 'damaged'), 'short\n');
  expect(() => readOrCreateSecret(folder, 'damaged')).toThrow(/damaged\. Restore it from a backup/);
  expect(readFileSync(path.join(folder, 'damaged'), 'utf8')).toBe('short\n');
});
