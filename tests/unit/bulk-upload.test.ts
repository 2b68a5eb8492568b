import { describe, expect, test, vi } from 'vitest';
import type { Draft } from '~/features/uploads/queue/queue-item';
import type { UploadApi } from '~/features/uploads/queue/upload-api';
import { BulkUpload } from '~/features/uploads/queue/upload-queue';
import type { UploadAnswer } from '~/features/uploads/upload-client';
import type { SimilarQuestion } from '~/features/wallpapers/near-duplicates.view';
import type { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { RequestError } from '~/ui/browser/requests';

const COMPLETE: Draft = { title: 'A title', categoryId: '1', deviceType: 'pc', tags: 'one' };

const wallpaper = (id: number) =>
  ({ id, title: 'A title', tags: ['one'], deviceType: 'pc', categoryId: 1 }) as ApiWallpaper;
const question = { token: 'f'.repeat(32), similar: { id: 9, title: 'Old' } } as SimilarQuestion;

interface Sent {
  name: string;
  draft: Draft;
  progress(sent: number, total: number): void;
  answer(answer: UploadAnswer): Promise<void>;
  cancel: ReturnType<typeof vi.fn>;
}

/** A bulk upload whose server and browser are controlled by the test. */
function open(api: Partial<UploadApi> = {}) {
  const sent: Sent[] = [];
  const uploads = new BulkUpload({
    problem: async () => null,
    guess: () => COMPLETE,
    look: async () => COMPLETE,
    send(file, draft, progress) {
      let answer: (answer: UploadAnswer) => void = () => undefined;
      const promise = new Promise<UploadAnswer>((resolve) => {
        answer = resolve;
      });
      const cancel = vi.fn(() => answer({ kind: 'cancelled' }));
      sent.push({
        ...{ name: file.name, draft, progress, cancel },
        answer: async (given) => {
          answer(given);
          await settled();
        },
      });
      return { answer: promise, cancel };
    },
    decide: async (_token, decision) => (decision === 'skip' ? null : wallpaper(decision === 'replace' ? 9 : 7)),
    save: async (saved) => saved,
    ...api,
  });
  return { uploads, sent };
}

/** Waits until all pending work is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index + 1}.jpg`));

async function started(count: number, api: Partial<UploadApi> = {}) {
  const { uploads, sent } = open(api);
  uploads.add(files(count));
  await settled();
  uploads.start();
  const at = (place: number) => sent[place] as Sent;
  const state = (id: number) => uploads.item(id)?.state;
  return { uploads, sent, at, state };
}

describe('the queue', () => {
  test('sends three at a time, in list order', async () => {
    const { sent, at, uploads } = await started(5);
    expect(sent.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
    await at(1).answer({ kind: 'uploaded', wallpaper: wallpaper(1) });
    expect(sent.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
    expect(uploads.totals()).toMatchObject({ all: 5, running: 4, success: 1, pending: 0 });
  });

  test('waits until the picture has been read', async () => {
    let seen: (value: Draft) => void = () => undefined;
    const { uploads, sent } = open({
      guess: () => ({ ...COMPLETE, deviceType: '' }),
      look: () =>
        new Promise((resolve) => {
          seen = resolve;
        }),
    });
    uploads.add(files(1));
    await settled();
    expect(uploads.start()).toBeNull();
    expect(sent).toHaveLength(0);
    seen({ ...COMPLETE, tags: 'one, 4K' });
    await settled();
    expect(sent[0]?.draft).toEqual({ ...COMPLETE, tags: 'one, 4K' });
  });

  test('does not send a row twice', async () => {
    const { uploads, sent, at } = await started(1);
    uploads.start();
    await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(1) });
    uploads.start();
    expect(sent).toHaveLength(1);
  });

  test('cancels and drops a removed row', async () => {
    const { uploads, at, sent } = await started(4);
    uploads.remove(4);
    uploads.remove(1);
    await settled();
    expect(at(0).cancel).toHaveBeenCalled();
    expect(sent).toHaveLength(3);
    expect(uploads.ids()).toEqual([2, 3]);
  });
});

describe('progress', () => {
  test('reaches 90 with the last byte, and 100 when the server is done', async () => {
    const { at, state, uploads } = await started(1);
    at(0).progress(50, 100);
    expect(state(1)).toEqual({ status: 'uploading', progress: 45 });
    at(0).progress(100, 100);
    expect(state(1)).toEqual({ status: 'uploading', progress: 90 });
    expect(uploads.totals().progress).toBe(90);
    await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(3) });
    expect(state(1)).toMatchObject({ status: 'success', wallpaper: { id: 3 } });
    expect(uploads.totals().progress).toBe(100);
  });

  test('changes its own row only', async () => {
    const { uploads, at } = await started(2);
    const [one, two] = [uploads.item(1), uploads.item(2)];
    at(0).progress(1, 2);
    const moved = uploads.item(1);
    at(0).progress(1, 2);
    expect(moved).not.toBe(one);
    expect(uploads.item(1)).toBe(moved);
    expect(uploads.item(2)).toBe(two);
  });
});

describe('incomplete rows', () => {
  test('are marked, and only the others are sent', async () => {
    const { uploads, sent } = open();
    uploads.add(files(3));
    await settled();
    uploads.edit(1, { title: '  ' });
    uploads.edit(3, { categoryId: '', deviceType: '' });
    expect(uploads.start()).toEqual({ id: 1, name: 'title' });
    expect(sent.map(({ name }) => name)).toEqual(['2.jpg']);
    expect(uploads.item(3)?.missing).toEqual(['categoryId', 'deviceType']);
    expect(uploads.totals().marked).toBe(2);
    uploads.edit(1, { title: 'Filled in' });
    expect(uploads.item(1)?.missing).toEqual([]);
    expect(uploads.totals().marked).toBe(1);
  });
});

describe('failed and cancelled uploads', () => {
  const failure: UploadAnswer = {
    kind: 'failed',
    message: 'Storage is full.',
    fields: {},
    status: 503,
    isFinal: false,
  };

  test('failed ones keep their message and can be retried, one or all', async () => {
    const { uploads, at, state, sent } = await started(3);
    for (const place of [0, 1, 2]) await at(place).answer(failure);
    expect(state(2)).toEqual({ status: 'error', message: 'Storage is full.', location: undefined });
    uploads.start([2]);
    expect(sent.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '2.jpg']);
    uploads.retryFailed();
    expect(sent.slice(4).map(({ name }) => name)).toEqual(['1.jpg', '3.jpg']);
  });

  test('cancelled ones become unsent again', async () => {
    const { uploads, state, sent } = await started(5);
    uploads.cancelAll();
    await settled();
    expect(state(1)).toEqual({ status: 'pending', isQueued: false, note: 'Cancelled' });
    expect(state(5)).toEqual({ status: 'pending', isQueued: false });
    expect(sent).toHaveLength(3);
    expect(uploads.totals()).toMatchObject({ pending: 5, running: 0 });
  });
});

describe('a picture that looks like another one', () => {
  test.each(['publish', 'replace', 'skip'] as const)('can be answered with %s', async (decision) => {
    const { uploads, at, state } = await started(1);
    await at(0).answer({ kind: 'similar', question });
    expect(state(1)).toMatchObject({ status: 'similar', isBusy: false });
    await uploads.decide(1, decision);
    if (decision === 'skip') expect(uploads.ids()).toEqual([]);
    else expect(state(1)).toMatchObject({ status: 'success', wallpaper: { id: decision === 'replace' ? 9 : 7 } });
  });

  test('is discarded when its row is removed', async () => {
    const decide = vi.fn(async () => null);
    const { uploads, at } = await started(1, { decide });
    await at(0).answer({ kind: 'similar', question });
    uploads.remove(1);
    expect(decide).toHaveBeenCalledExactlyOnceWith(question.token, 'skip');
    expect(uploads.ids()).toEqual([]);
  });

  test('stays a question when sending the decision fails', async () => {
    const { uploads, at, state } = await started(1, { decide: () => Promise.reject(new Error('No connection')) });
    await at(0).answer({ kind: 'similar', question });
    await uploads.decide(1, 'publish');
    expect(state(1)).toMatchObject({ status: 'similar', isBusy: false, problem: 'No connection' });
  });
});

describe('changes after the upload', () => {
  test('are saved when the field is left, and the row shows it', async () => {
    const save = vi.fn(async (saved: ApiWallpaper) => saved);
    const { uploads, at } = await started(1, { save });
    await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(3) });
    await uploads.commit(1);
    expect(save).not.toHaveBeenCalled();
    uploads.edit(1, { title: 'Another' });
    expect(uploads.item(1)?.saving).toBe('unsaved');
    await uploads.commit(1);
    expect(save).toHaveBeenCalledWith(wallpaper(3), { ...COMPLETE, title: 'Another' });
    expect(uploads.item(1)?.saving).toBe('saved');
  });

  test('made while the picture was being sent are saved afterwards', async () => {
    const save = vi.fn(async (saved: ApiWallpaper) => saved);
    const { uploads, at } = await started(1, { save });
    uploads.edit(1, { tags: 'one, two' });
    await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(3) });
    expect(save).toHaveBeenCalledWith(wallpaper(3), { ...COMPLETE, tags: 'one, two' });
  });

  test('are saved one at a time, however fast they come', async () => {
    const saves: ((saved: ApiWallpaper) => void)[] = [];
    const save = vi.fn(() => new Promise<ApiWallpaper>((resolve) => saves.push(resolve)));
    const { uploads, at } = await started(1, { save });
    await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(3) });
    for (const title of ['First', 'Second', 'Third']) {
      uploads.edit(1, { title });
      void uploads.commit(1);
    }
    expect(save).toHaveBeenCalledTimes(1);
    saves[0]?.(wallpaper(3));
    await settled();
    expect(save).toHaveBeenCalledTimes(2);
    expect(save).toHaveBeenLastCalledWith(wallpaper(3), { ...COMPLETE, title: 'Third' });
    saves[1]?.(wallpaper(3));
    await settled();
    expect(uploads.item(1)?.saving).toBe('saved');
  });

  test('that are refused show why', async () => {
    const { uploads, at } = await started(1, { save: () => Promise.reject(new Error('Failed to update wallpaper')) });
    await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(3) });
    uploads.edit(1, { title: 'Another' });
    await uploads.commit(1);
    expect(uploads.item(1)?.saving).toEqual({ problem: 'Failed to update wallpaper' });
  });
});

describe('a value for all', () => {
  const blank = { ...COMPLETE, categoryId: '', deviceType: '' };

  test('fills blank fields of unsent rows and of files added later', async () => {
    const { uploads } = open({ guess: () => blank, look: async () => ({ ...blank, deviceType: 'pc' }) });
    uploads.add(files(2));
    await settled();
    uploads.edit(1, { categoryId: '3' });
    uploads.fillAll('categoryId', '5');
    uploads.fillAll('deviceType', 'tablet');
    uploads.add(files(1));
    await settled();
    const drafts = uploads.ids().map((id) => uploads.item(id)?.draft);
    expect(drafts.map((draft) => draft?.categoryId)).toEqual(['3', '5', '5']);
    expect(drafts.map((draft) => draft?.deviceType)).toEqual(['pc', 'pc', 'tablet']);
    uploads.fillAll('categoryId', '');
    uploads.add(files(1));
    await settled();
    expect(uploads.item(2)?.draft.categoryId).toBe('5');
    expect(uploads.item(4)?.draft.categoryId).toBe('');
  });

  test('waits until the picture has been read', async () => {
    let seen: (value: Draft) => void = () => undefined;
    const look = () =>
      new Promise<Draft>((resolve) => {
        seen = resolve;
      });
    const { uploads } = open({ guess: () => blank, look });
    uploads.add(files(1));
    await settled();
    uploads.fillAll('deviceType', 'tablet');
    uploads.fillAll('categoryId', '5');
    seen({ ...blank, deviceType: 'mobile' });
    await settled();
    expect(uploads.item(1)?.draft).toMatchObject({ categoryId: '5', deviceType: 'mobile' });
  });

  test('does not change published rows', async () => {
    const save = vi.fn(async (saved: ApiWallpaper) => saved);
    const { uploads, at } = await started(1, { save });
    await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(3) });
    uploads.fillAll('categoryId', '5');
    uploads.fillAll('deviceType', 'tablet');
    await settled();
    expect(save).not.toHaveBeenCalled();
    expect(uploads.item(1)?.draft).toEqual(COMPLETE);
  });
});

describe('selected rows', () => {
  test('get the chosen values; published ones are counted and saved', async () => {
    const save = vi.fn(async (saved: ApiWallpaper) => saved);
    const { uploads, at } = await started(4, { save });
    await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(3) });
    uploads.cancelAll();
    await settled();
    uploads.tick(1, true);
    uploads.tick(3, true, true);
    uploads.tick(2, false);
    expect(uploads.totals()).toMatchObject({ selected: 2, selectedPublished: 1 });
    uploads.setSelected({ categoryId: '7', tags: 'two, one' });
    const drafts = uploads.ids().map((id) => uploads.item(id)?.draft);
    expect(drafts.map((draft) => draft?.categoryId)).toEqual(['7', '1', '7', '1']);
    expect(drafts.map((draft) => draft?.tags)).toEqual(['one, two', 'one', 'one, two', 'one']);
    expect(save).toHaveBeenCalledExactlyOnceWith(wallpaper(3), { ...COMPLETE, categoryId: '7', tags: 'one, two' });
  });
});

test('a range does not tick rows that are not shown', async () => {
  const { uploads } = await started(4);
  uploads.isShown = (id) => id !== 2;
  uploads.tick(1, true);
  uploads.tick(4, true, true);
  expect(uploads.ids().filter((id) => uploads.item(id)?.isSelected)).toEqual([1, 3, 4]);
});

describe('a file that is refused', () => {
  test('is reported when picked, and never sent', async () => {
    const { uploads, sent } = open({ problem: async ({ name }) => (name === '2.jpg' ? 'The file is empty.' : null) });
    uploads.add(files(2));
    await settled();
    expect(uploads.item(2)?.state).toEqual({ status: 'refused', message: 'The file is empty.' });
    expect(uploads.totals()).toMatchObject({ pending: 1, refused: 1 });
    uploads.start();
    uploads.retryFailed();
    expect(sent.map(({ name }) => name)).toEqual(['1.jpg']);
    uploads.tickAll(uploads.ids(), true);
    expect(uploads.totals().selected).toBe(1);
  });

  test('is not retried when the server refused it', async () => {
    const { at, state } = await started(1);
    const fields = { image: ['The picture is damaged.'] };
    await at(0).answer({ kind: 'failed', message: 'The picture is damaged.', fields, status: 422, isFinal: true });
    expect(state(1)).toEqual({ status: 'refused', message: 'The picture is damaged.' });
  });
});

describe('when the session has ended', () => {
  const ended: UploadAnswer = { kind: 'failed', message: 'Log in.', fields: {}, status: 401, isFinal: false };

  test('nothing is lost, and waiting files are sent after the login', async () => {
    const { uploads, at, sent } = await started(5);
    uploads.cancel(5);
    for (const place of [0, 1, 2]) await at(place).answer(ended);
    expect(uploads.needsLogin()).toBe(true);
    expect(uploads.totals()).toMatchObject({ pending: 5, running: 0, error: 0 });
    expect(sent).toHaveLength(3);
    uploads.goOn();
    expect(uploads.needsLogin()).toBe(false);
    expect(sent.slice(3).map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
    expect(uploads.totals()).toMatchObject({ running: 4, pending: 1 });
  });

  test('a change that could not be saved is saved after the login', async () => {
    const unauthorized = new Error('Log in.', { cause: new RequestError(401, 'Log in.', null, null) });
    const save = vi.fn(async (saved: ApiWallpaper) => saved).mockRejectedValueOnce(unauthorized);
    const { uploads, at } = await started(1, { save });
    await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(3) });
    uploads.edit(1, { title: 'Another' });
    await uploads.commit(1);
    expect(uploads.needsLogin()).toBe(true);
    expect(uploads.totals().unsaved).toBe(1);
    uploads.goOn();
    await settled();
    expect(uploads.item(1)?.saving).toBe('saved');
    expect(uploads.totals().unsaved).toBe(0);
  });
});

test('changes made while the question was open are saved with the decision', async () => {
  const save = vi.fn(async (saved: ApiWallpaper) => saved);
  const { uploads, at } = await started(1, { save });
  await at(0).answer({ kind: 'similar', question });
  uploads.edit(1, { title: 'Changed later' });
  await uploads.decide(1, 'publish');
  expect(save).toHaveBeenCalledWith(wallpaper(7), { ...COMPLETE, title: 'Changed later' });
});

test('a picture that the browser cannot read is reported but can still be sent', async () => {
  const { uploads, sent } = open({ look: async () => null });
  uploads.add(files(1));
  await settled();
  expect(uploads.item(1)).toMatchObject({ isUnreadable: true, state: { status: 'pending' } });
  expect(uploads.totals()).toMatchObject({ failed: 1, pending: 1 });
  uploads.start();
  await sent[0]?.answer({ kind: 'uploaded', wallpaper: wallpaper(1) });
  expect(uploads.totals()).toMatchObject({ failed: 0, success: 1 });
});

test('pictures that are smaller than their lookalikes are skipped together', async () => {
  const skipped: string[] = [];
  const { uploads, at, state } = await started(3, {
    decide: async (token, decision) => {
      skipped.push(`${decision} ${token}`);
      return null;
    },
  });
  await at(0).answer({ kind: 'similar', question: { ...question, token: 'a', larger: 'existing' } });
  await at(1).answer({ kind: 'similar', question: { ...question, token: 'b', larger: 'new' } });
  await at(2).answer({ kind: 'similar', question: { ...question, token: 'c', larger: 'existing' } });
  expect(uploads.totals()).toMatchObject({ similar: 3, smaller: 2 });
  await uploads.skipSmaller();
  expect(skipped).toEqual(['skip a', 'skip c']);
  expect(uploads.ids()).toEqual([2]);
  expect(state(2)).toMatchObject({ status: 'similar' });
});

test('published ids are kept after their rows are removed', async () => {
  const { uploads, at } = await started(2);
  await at(0).answer({ kind: 'uploaded', wallpaper: wallpaper(41) });
  await at(1).answer({ kind: 'similar', question });
  await uploads.decide(2, 'publish');
  uploads.clearDone();
  expect(uploads.ids()).toEqual([]);
  expect([...uploads.published]).toEqual([41, 7]);
});
