import { expect, it } from 'vitest';
import { type Answer, client, sessionCookie } from '../support/api-client';
import { submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const { site } = onSharedSite();

const NEW = 'four words nobody expects';

const logIn = (password: string, username = 'admin') =>
  client(site.url)('POST', '/api/auth/login', { json: { username, password } });

function change(cookie: string, current: string, next: string, again = next): Promise<Answer> {
  const fields = { intent: 'password', currentPassword: current, newPassword: next, repeatedPassword: again };
  return submitForm(client(site.url, cookie), '/admin/site/account', fields);
}

const isLoggedIn = async (cookie: string) => (await client(site.url, cookie)('GET', '/api/auth/me')).body.authenticated;

it('ends all other sessions and gives the current one a new token', async () => {
  const [mine, other] = [
    sessionCookie(await logIn(site.adminPassword)),
    sessionCookie(await logIn(site.adminPassword)),
  ];
  const answer = await change(mine, site.adminPassword, NEW);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin']);
  const renewed =
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('sid-'))
      ?.split(';')[0] ?? '';
  expect(renewed).not.toBe(mine);
  expect(await Promise.all([mine, other, renewed].map(isLoggedIn))).toEqual([false, false, true]);
  expect((await logIn(site.adminPassword)).status).toBe(401);
  expect((await change(renewed, NEW, site.adminPassword)).status).toBe(303);
});

it('says what is wrong, never sends passwords back, and changes nothing', async () => {
  const cookie = sessionCookie(await logIn(site.adminPassword));
  for (const [current, next, again, message] of [
    ['a wrong password', NEW, NEW, 'This is not your current password.'],
    [site.adminPassword, 'short', 'short', 'Use at least 8 characters.'],
    [site.adminPassword, NEW, 'something else', 'This doesn’t match the new password.'],
    [site.adminPassword, '', '', 'Use at least 8 characters.'],
  ] as const) {
    const answer = await change(cookie, current, next, again);
    expect(answer.status, message).toBe(422);
    expect(answer.body).toContain(message);
    for (const secret of [site.adminPassword, NEW, 'a wrong password']) expect(answer.body).not.toContain(secret);
  }
  expect(await isLoggedIn(cookie)).toBe(true);
  expect((await logIn(site.adminPassword)).status).toBe(200);
});

it('stops password guessing with a stolen session', async () => {
  // Another administrator, because the limit outlasts this file.
  await inDatabase(
    site,
    `insert into administrator (username, password_hash) select 'other', password_hash from administrator`,
  );
  const cookie = sessionCookie(await logIn(site.adminPassword, 'other'));
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++) statuses.push((await change(cookie, `guess number ${tries}`, NEW)).status);
  expect(statuses.slice(0, 9)).toEqual(Array(9).fill(422));
  expect(statuses.at(-1)).toBe(429);
  const answer = await change(cookie, site.adminPassword, NEW);
  expect(answer.status).toBe(429);
  expect(answer.body).toContain('You have made too many requests.');
});
