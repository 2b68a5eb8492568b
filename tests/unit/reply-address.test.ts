import { expect, test } from 'vitest';
import { replyAddress } from '~/features/contact/messages.view';

const message = {
  id: 1,
  email: 'reader@example.org',
  subject: 'A & B',
  message: 'Dear all,\r\nthank you.',
  isRead: true,
  isAnswered: false,
  createdAt: '2026-11-23T10:00:00.000Z',
};

const parts = (text: string) => {
  const url = new URL(replyAddress({ ...message, message: text }));
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  };
};

test('a reply goes to the sender, and quotes what they wrote', () => {
  expect(parts(message.message)).toEqual({
    to: 'reader@example.org',
    subject: 'Re: A & B',
    body: '\r\n\r\nOn 2026-11-23 you wrote:\r\n> Dear all,\r\n> thank you.\r\n',
  });
});

test.each(['x', '\n', '漢', '🦊', '\ud800'])('a long text of %j is cut to what mail programs accept', (character) => {
  const address = replyAddress({ ...message, message: character.repeat(5000) });
  expect(address.length).toBeLessThan(2000);
  expect(decodeURIComponent(address)).toContain(' […]');
});
