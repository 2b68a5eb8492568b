import PQueue from 'p-queue';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { createStore } from 'zustand/vanilla';
import { needsLogin, UNAUTHORIZED, type UploadAnswer } from '~/features/uploads/upload-client';
import { stageOf } from '~/features/uploads/uploaded';
import type { Decision } from '~/features/wallpapers/near-duplicates.view';
import type { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { messagesOf } from '~/messages/messages';
import {
  type BulkItem,
  type BulkState,
  countItems,
  type Draft,
  findMissing,
  isQueued,
  isSmaller,
  isUnsent,
} from './queue-item';
import type { UploadApi } from './upload-api';

/** Percent. The rest is the time in which the server makes renditions. */
const SENT = 90;
const NOT_SENT: BulkState = { status: 'pending', isQueued: false };

interface QueueState {
  items: ReadonlyMap<number, BulkItem>;
  /** Files that could not be sent because the session ended. Null while there is a session. */
  held: ReadonlySet<number> | null;
}

function joinTags(there: string, more: string): string {
  const names = [there, more].flatMap((text) => text.split(',')).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))].join(', ');
}

export const useTotals = (uploads: BulkUpload) => useStore(uploads.store, useShallow(uploads.totals));

export class BulkUpload {
  /** Outside React, so that progress in one row does not rerender five hundred. */
  readonly store = createStore<QueueState>(() => ({ items: new Map(), held: null }));
  private readonly sending = new PQueue({ concurrency: 3 });
  private readonly reading = new PQueue({ concurrency: 2 });
  private readonly saves = new Set<number>();
  private lastId = 0;
  private readonly common: Partial<Draft> = {};
  /** Ids of what was uploaded, including those whose rows were removed. */
  readonly published = new Set<number>();
  readonly drafts = new Set<number>();
  private lastSelected: number | null = null;
  /** The list may be filtered by kind. */
  isShown: (id: number) => boolean = () => true;

  constructor(private readonly api: UploadApi) {}

  ids = () => [...this.store.getState().items.keys()];
  item = (id: number) => this.store.getState().items.get(id);
  totals = () => countItems([...this.store.getState().items.values()]);
  needsLogin = () => this.store.getState().held !== null;

  add(files: File[]): void {
    const added = files.map((file): BulkItem => {
      this.lastId += 1;
      const guess = this.api.guess(file);
      return {
        ...{ id: this.lastId, file, guess, draft: { ...guess, ...this.common }, state: NOT_SENT },
        ...{ saving: null, missing: [], isUnread: true, isUnreadable: false, isSelected: false },
      };
    });
    this.store.setState(({ items }) => ({
      items: new Map([...items, ...added.map((item) => [item.id, item] as const)]),
    }));
    for (const item of added) void this.examine(item);
  }

  /** Refuses bad files before decoding any picture. */
  private async examine({ id, file }: BulkItem): Promise<void> {
    const message = await this.api.problem(file);
    if (message) this.update(id, { isUnread: false, missing: [], state: { status: 'refused', message } });
    else await this.reading.add(() => this.read(id, file));
  }

  private async read(id: number, file: File): Promise<void> {
    const seen = this.item(id) && (await this.api.look(file).catch(() => null));
    const item = this.item(id);
    if (!item) return;
    const { draft, guess } = item;
    this.update(id, { isUnread: false, isUnreadable: !seen, guess: seen ?? guess });
    if (seen) {
      const untouched = (Object.keys(seen) as (keyof Draft)[]).filter((name) => draft[name] === guess[name]);
      this.edit(id, Object.fromEntries(untouched.map((name) => [name, seen[name]])));
    }
    this.fillBlanks(id);
    if (isQueued(item.state)) this.enqueue(id);
  }

  remove(id: number): void {
    this.cancel(id);
    this.forgetQuestion(id);
    this.store.setState(({ items }) => ({ items: new Map([...items].filter(([other]) => other !== id)) }));
  }

  clearDone(): void {
    for (const id of this.withStatus('success')) this.remove(id);
  }

  edit(id: number, change: Partial<Draft>): void {
    const item = this.item(id);
    if (!item) return;
    const draft = { ...item.draft, ...change };
    const missing = item.missing.filter((name) => draft[name].trim() === '');
    this.update(id, { draft, missing, ...(item.state.status === 'success' && { saving: 'unsaved' }) });
  }

  /** For new files and for unsent rows without a value. */
  fillAll(name: 'categoryId' | 'deviceType', value: string): void {
    if (value === '') delete this.common[name];
    else this.common[name] = value;
    for (const id of this.ids()) if (!this.item(id)?.isUnread) this.fillBlanks(id);
  }

  private fillBlanks(id: number): void {
    const item = this.item(id);
    if (!item || !isUnsent(item.state)) return;
    const blank = Object.entries(this.common).filter(([name]) => item.draft[name as keyof Draft] === '');
    if (blank.length > 0) this.edit(id, Object.fromEntries(blank));
  }

  /** `isRange` includes the visible rows up to the row selected before. */
  tick(id: number, isSelected: boolean, isRange = false): void {
    const ids = this.ids().filter(this.isShown);
    const from = isRange && this.lastSelected !== null ? ids.indexOf(this.lastSelected) : -1;
    const to = ids.indexOf(id);
    this.tickAll(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
    this.lastSelected = id;
  }

  tickAll(ids: number[], isSelected: boolean): void {
    this.updateAll(ids, ({ state }) => ({ isSelected: isSelected && state.status !== 'refused' }));
  }

  /** Adds the tags to each row's own. Published rows are saved. */
  setSelected({ tags = '', ...change }: Partial<Draft>): void {
    for (const id of this.ids()) {
      const item = this.item(id);
      if (!item?.isSelected) continue;
      this.edit(id, { ...change, ...(tags.trim() && { tags: joinTags(item.draft.tags, tags) }) });
      void this.commit(id);
    }
  }

  async commit(id: number): Promise<void> {
    const item = this.item(id);
    if (item?.state.status !== 'success' || item.saving !== 'unsaved' || this.saves.has(id)) return;
    if (item.draft.title.trim() === '') {
      this.update(id, { missing: ['title'], saving: { problem: messagesOf('uploadProblems').noTitle } });
      return;
    }
    this.update(id, { saving: 'saving' });
    this.saves.add(id);
    const saving = await this.api.save(item.state.wallpaper, item.draft).then(
      (wallpaper) => ({ wallpaper, result: 'saved' as const }),
      (error: Error) => {
        if (needsLogin(error)) this.hold([]);
        return { wallpaper: null, result: { problem: error.message } };
      },
    );
    this.saves.delete(id);
    const now = this.item(id);
    if (now?.state.status !== 'success') return;
    const isChanged = now.draft !== item.draft;
    const state = saving.wallpaper ? { ...now.state, wallpaper: saving.wallpaper } : now.state;
    this.update(id, { state, saving: isChanged ? 'unsaved' : saving.result });
    if (isChanged) await this.commit(id);
  }

  /** Uploads complete rows and marks the others. Returns the first incomplete row and its first blank field. */
  start(ids = this.ids()): { id: number; name: keyof Draft } | null {
    this.store.setState({ held: null });
    const marked = ids.filter((id) => {
      const item = this.item(id);
      if (!item || !isUnsent(item.state)) return false;
      // Reading the picture may still fill in what is missing.
      if (!item.isUnread && this.mark(item)) return true;
      if (isQueued(item.state)) return false;
      this.update(id, { missing: [], state: { status: 'pending', isQueued: true } });
      if (!item.isUnread) this.enqueue(id);
      return false;
    });
    const [id] = marked;
    const [name] = id === undefined ? [] : (this.item(id)?.missing ?? []);
    return id !== undefined && name ? { id, name } : null;
  }

  startPending = () => this.start(this.withStatus('pending'));

  retryFailed = () => this.start(this.withStatus('error'));

  cancel(id: number): void {
    const item = this.item(id);
    if (item?.state.status === 'uploading') item.stop?.();
    if (item && isQueued(item.state)) this.update(id, { state: NOT_SENT });
  }

  cancelAll(): void {
    for (const id of this.ids()) this.cancel(id);
  }

  async skipSmaller(): Promise<void> {
    for (const id of this.ids()) {
      const state = this.item(id)?.state;
      if (state && isSmaller(state)) await this.decide(id, 'skip');
    }
  }

  async decide(id: number, decision: Decision): Promise<void> {
    const item = this.item(id);
    if (item?.state.status !== 'similar' || item.state.isBusy) return;
    const { question } = item.state;
    this.update(id, { state: { status: 'similar', question, isBusy: true } });
    try {
      const wallpaper = await this.api.decide(question.token, decision);
      if (!this.item(id)) return;
      if (!wallpaper) return this.remove(id);
      if (decision === 'replace') this.show(id, wallpaper);
      else this.succeed(id, wallpaper);
    } catch (error) {
      if (needsLogin(error)) this.hold([]);
      const problem = (error as Error).message;
      this.update(id, { state: { status: 'similar', question, isBusy: false, problem } });
    }
  }

  /** Best effort: the server discards the picture after a day anyway. */
  private forgetQuestion(id: number): void {
    const state = this.item(id)?.state;
    if (state?.status !== 'similar' || state.isBusy) return;
    this.api.decide(state.question.token, 'skip').catch(() => undefined);
  }

  /** After a new login: sends and saves what was held back. */
  goOn(): void {
    const { held } = this.store.getState();
    this.start(this.withStatus('pending').filter((id) => held?.has(id)));
    for (const { id, saving } of this.store.getState().items.values()) {
      if (typeof saving !== 'object' || saving === null) continue;
      this.update(id, { saving: 'unsaved' });
      void this.commit(id);
    }
  }

  private hold(ids: number[]): void {
    this.store.setState(({ held }) => ({ held: new Set([...(held ?? []), ...ids]) }));
  }

  private withStatus = (status: BulkState['status']) =>
    this.ids().filter((id) => this.item(id)?.state.status === status);

  private show(id: number, wallpaper: ApiWallpaper): void {
    const { title, deviceType, categoryId, tags } = wallpaper;
    (stageOf(wallpaper) === 'published' ? this.published : this.drafts).add(wallpaper.id);
    this.update(id, {
      draft: { title, deviceType: deviceType ?? '', categoryId: String(categoryId ?? ''), tags: tags.join(', ') },
      state: { status: 'success', wallpaper },
    });
  }

  private succeed(id: number, wallpaper: ApiWallpaper): void {
    const item = this.item(id);
    const isChanged = item?.draft !== item?.sent;
    (stageOf(wallpaper) === 'published' ? this.published : this.drafts).add(wallpaper.id);
    this.update(id, { state: { status: 'success', wallpaper }, saving: isChanged ? 'unsaved' : null });
    if (isChanged) void this.commit(id);
  }

  private mark({ id, draft }: BulkItem): boolean {
    const missing = findMissing(draft);
    if (missing.length > 0) this.update(id, { missing, state: NOT_SENT });
    return missing.length > 0;
  }

  /** In list order. Rows cancelled in the meantime are skipped by `send`. */
  private enqueue(id: number): void {
    void this.sending.add(() => this.send(id), { priority: -id });
  }

  private async send(id: number): Promise<void> {
    const item = this.item(id);
    if (!item || !isQueued(item.state) || this.mark(item)) return;
    const { file, draft } = item;
    this.update(id, { state: { status: 'uploading', progress: 0 }, sent: draft });
    const { answer, cancel } = this.api.send(file, draft, (sent, total) => {
      const progress = Math.floor((SENT * sent) / Math.max(1, total));
      const state = this.item(id)?.state;
      if (state?.status === 'uploading' && state.progress !== progress) {
        this.update(id, { state: { status: 'uploading', progress } });
      }
    });
    this.update(id, { stop: cancel });
    this.handle(id, await answer);
  }

  private handle(id: number, answer: UploadAnswer): void {
    if (!this.item(id)) return;
    if (answer.kind === 'uploaded') this.succeed(id, answer.wallpaper);
    else this.update(id, { state: stateAfter(answer) });
    if (answer.kind !== 'failed' || answer.status !== UNAUTHORIZED) return;
    // The session has ended: waiting files become unsent again.
    const waiting = this.withStatus('pending').filter((other) => isQueued(this.item(other)?.state ?? NOT_SENT));
    this.hold([id, ...waiting]);
    this.updateAll(waiting, () => ({ state: NOT_SENT }));
  }

  private update(id: number, change: Partial<BulkItem>): void {
    this.updateAll([id], () => change);
  }

  private updateAll(ids: number[], change: (item: BulkItem) => Partial<BulkItem>): void {
    this.store.setState(({ items }) => {
      const changed = new Map(items);
      for (const id of ids) {
        const item = items.get(id);
        if (item) changed.set(id, { ...item, ...change(item) });
      }
      return { items: changed };
    });
  }
}

function stateAfter(answer: Exclude<UploadAnswer, { kind: 'uploaded' }>): BulkState {
  if (answer.kind === 'similar') return { status: 'similar', question: answer.question, isBusy: false };
  if (answer.kind === 'cancelled')
    return { status: 'pending', isQueued: false, note: messagesOf('uploadQueue').row.cancelled };
  if (answer.status === UNAUTHORIZED) return NOT_SENT;
  if (answer.isFinal) return { status: 'refused', message: answer.message };
  return { status: 'error', message: answer.message, location: answer.location };
}
