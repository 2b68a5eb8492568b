import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/api-client';
import { submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';

const { newVisitor } = onSharedSite();

const letter = { email: 'reader@example.org', subject: 'A picture', message: 'Thank you for it.' };

function aVisitor() {
  const post = newVisitor();
  return {
    send: (json: unknown, headers?: Record<string, string>): Promise<Answer> =>
      post('POST', '/api/contact', { json, headers }),
    submit: (path: string, fields: Record<string, string>) => submitForm(post, path, fields),
  };
}

describe('POST /api/contact', () => {
  it('does not count mistakes towards the limit', async () => {
    const { send } = aVisitor();
    for (const input of [{}, null, [], 'text', { ...letter, subject: 'A\r\nBcc: a@b.c' }]) {
      expect((await send(input)).status).toBe(422);
    }
    expect((await send(letter)).status).toBe(201);
  });

  it('refuses a fourth message from one client within ten minutes', async () => {
    const { send, submit } = aVisitor();
    const answers = [];
    for (let count = 1; count <= 4; count += 1) answers.push(await send({ ...letter, subject: `Letter ${count}` }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers[3]?.body.error).toBe('too_many_requests');
    expect(Number(answers[3]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = await submit('/contact', { ...letter, homepage: '' });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(page.body).toContain('Thank you for it.</textarea>');
  });

  it('refuses a form whose hidden field a robot filled in, and keeps what was typed', async () => {
    const { submit } = aVisitor();
    const page = await submit('/contact', { ...letter, homepage: 'https://spam.example' });
    expect(page.status).toBe(422);
    expect(page.body).toContain('Leave the hidden field empty and send the form again.');
    expect(page.body).toContain('value="reader@example.org"');
  });
});
