import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childrenOf, isRunning, type Launcher, Launchers, stop } from '../support/launcher';
import { reservePort } from '../support/ports';
import { until } from '../support/until';

/** Run on every supported version of Node. Other tests of the launcher are in launcher.test.ts. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'tapeta-start-'));
let launchers: Launchers;
let launcher: Launcher;

beforeAll(async () => {
  expect(spawnSync(process.execPath, ['app/cli/build/prepare.mjs'], { stdio: 'inherit' }).status).toBe(0);
  launchers = new Launchers(dataDir, await reservePort());
  launcher = launchers.launch();
  await launcher.says('Tapeta is ready');
});

afterAll(async () => {
  await launchers.stopAll();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

test('a start ends with a running site and an administrator whose password is shown once', async () => {
  expect(await launchers.status('/health')).toBe(200);
  expect(launcher.output()).toMatch(/password {3}\S{16,}/);
});

test('a stop lets requests finish, closes the database and exits with 0', async () => {
  const database = launchers.postmaster();
  const { answer, finish } = await requestInFlight();
  launcher.child.kill('SIGTERM');
  await until('the listener is closed', async () => (await launchers.status('/health')) === null);
  finish();
  expect(await answer).toBe(401);
  expect(await launcher.exitCode).toBe(0);
  expect(isRunning(database)).toBe(false);
  expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').trimEnd()).toMatch(/database system is shut down$/);
});

test('a second stop does not wait for requests', async () => {
  await launcher.exitCode;
  launcher = launchers.launch();
  await launcher.says('Tapeta is ready');
  const { answer } = await requestInFlight();
  const cutOff = expect(answer).rejects.toThrow();
  launcher.child.kill('SIGTERM');
  await until('the listener is closed', async () => (await launchers.status('/health')) === null);
  expect(launcher.child.exitCode).toBeNull();
  // Signals right after the first count as the same one. A shutdown that completes exits with 0.
  await until('it has ended', () => !launcher.child.kill('SIGTERM'));
  expect(await launcher.exitCode).toBe(1);
  await cutOff;
});

test('after the launcher is killed, the other processes end and the next start works', async () => {
  await launcher.exitCode;
  launcher = launchers.launch();
  await launcher.says('Tapeta is ready');
  expect(launcher.output()).not.toContain('password');
  const orphans = childrenOf(launcher).filter((pid) => pid !== launchers.postmaster());
  launcher.child.kill('SIGKILL');
  await until('the rest has ended', () => !orphans.some(isRunning));
  launcher = launchers.launch({ TRUST_PROXY: '1' });
  await launcher.says('TRUST_PROXY is set without SITE_URL');
  await launcher.says('Tapeta is ready');
  await until('everything is there', async () => (await launchers.status('/health/ready')) === 200);
  expect(await stop(launcher.child)).toBe(0);
});

/** A login that the server has half received. */
async function requestInFlight(): Promise<{ answer: Promise<number>; finish(): void }> {
  const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'Sec-Fetch-Site': 'same-origin',
    // The server answers this as soon as it has the headers.
    Expect: '100-continue',
  };
  const sent: ClientRequest = request({
    port: launchers.port,
    host: 'localhost',
    path: '/api/auth/login',
    method: 'POST',
    headers,
  });
  const answer = once(sent, 'response').then(([response]) => response.resume().statusCode as number);
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write(body.slice(0, 10));
  return { answer, finish: () => sent.end(body.slice(10)) };
}
