import { describe, expect, it } from 'vitest';
import { onlyChanged, openedMarks } from '~/lib/edited-form.server';

const shown = { title: 'Sea', words: 'One\ntwo', ticks: ['b', 'a'], box: '' };
const opened = openedMarks(shown);
const send = (fields: Record<string, unknown>) => ({ ...shown, ...fields, opened });
const change = (sent: Record<string, unknown>, now = shown) => onlyChanged({ ...sent }, sent, now, 'wallpaper');

describe('what a form of stored values changes', () => {
  it('is what differs from the values it was opened with, however a browser sends them', () => {
    const { opened: _, ...changed } = change(
      send({ title: 'Lake', words: 'One\r\ntwo', ticks: ['a', 'b'], box: undefined }),
    );
    expect(changed).toEqual({ title: 'Lake' });
    expect(change(send({ box: 'on', ticks: 'a' }))).toMatchObject({ box: 'on', ticks: 'a' });
  });

  it('leaves out what only another window has changed', () => {
    const { opened: _, ...changed } = change(send({ title: 'Lake' }), { ...shown, words: 'Theirs', box: 'on' });
    expect(changed).toEqual({ title: 'Lake' });
  });

  it('is a conflict when both have changed a field to different values, and keeps the other fields as stored', () => {
    const now = { ...shown, title: 'Theirs', words: 'Theirs' };
    expect(() => change(send({ title: 'Lake' }), now)).toThrow(
      expect.objectContaining({
        code: 'conflict',
        details: {
          conflict: {
            stored: now,
            shown: { words: 'Theirs', ticks: ['b', 'a'], box: '', opened: openedMarks(now) },
          },
        },
      }),
    );
    expect(change(send({ title: 'Theirs' }), now)).toMatchObject({ title: 'Theirs' });
  });

  it('is everything when nothing says how it was opened, as for the API', () => {
    const sent = { title: 'Lake', words: 'Mine' };
    expect(onlyChanged(sent, {}, { ...shown, title: 'Theirs' }, 'wallpaper')).toEqual(sent);
  });
});
