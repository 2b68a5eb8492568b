import { needsLogin, UNAUTHORIZED, type UploadAnswer, type UploadInProgress } from '~/features/uploads/upload-client';
import type { Decision } from '~/features/wallpapers/near-duplicates.view';
import type { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { ItemStore } from './item-store';
import { type BulkItem, type Draft, isSmaller, isUnsent, missingOf } from './queue-item';
import type { BulkPorts } from './queue-ports';

const AT_ONCE = 3;
const LOOKS_AT_ONCE = 2;
/** Percent; the rest belongs to the server, which has to make renditions. */
const SENT = 90;

function joinTags(there: string, more: string): string {
  const names = [there, more].flatMap((text) => text.split(',')).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))].join(', ');
}

export class BulkUpload extends ItemStore {
  private readonly running = new Map<number, UploadInProgress>();
  private readonly saves = new Set<number>();
  private readonly toLookAt: number[] = [];
  private looking = 0;
  /** What was guessed, to tell what the administrator has typed. */
  private readonly guesses = new Map<number, Draft>();
  /** As it was when the file left. */
  private readonly sent = new Map<number, Draft>();
  private queue: number[] = [];
  private common: Partial<Draft> = {};
  /** Ids of the wallpapers that have come of it, whether their rows are still there or not. */
  readonly published = new Set<number>();
  private lastTicked: number | null = null;
  /** Of the list, which may show some kinds only. */
  isShown: (id: number) => boolean = () => true;
  /** What the end of the session has kept from being sent; null while there is a session. */
  private held: Set<number> | null = null;

  constructor(private readonly ports: BulkPorts) {
    super();
  }

  add(files: Iterable<File>): void {
    for (const file of files) {
      const guess = this.ports.guess(file);
      const id = this.insert({
        ...{ file, saving: null, missing: [], isUnread: true, isUnreadable: false, isTicked: false },
        draft: { ...guess, ...this.common },
        state: { status: 'pending', isQueued: false },
      });
      this.guesses.set(id, guess);
      void this.examine(id, file);
    }
    this.listChanged();
  }

  /** What can never pass is refused before any picture is decoded. */
  private async examine(id: number, file: File): Promise<void> {
    const message = await this.ports.problem(file);
    if (message) return this.update(id, { isUnread: false, missing: [], state: { status: 'refused', message } });
    this.toLookAt.push(id);
    this.lookAtMore();
  }

  remove(id: number): void {
    this.cancel(id);
    this.forgetQuestion(id);
    this.guesses.delete(id);
    this.sent.delete(id);
    this.held?.delete(id);
    this.take(id);
    this.listChanged();
  }

  clearDone(): void {
    for (const id of this.ids()) if (this.statusOf(id) === 'success') this.remove(id);
  }

  edit(id: number, change: Partial<Draft>): void {
    const item = this.item(id);
    if (!item) return;
    const draft = { ...item.draft, ...change };
    const missing = item.missing.filter((name) => draft[name].trim() === '');
    this.update(id, { draft, missing, ...(item.state.status === 'success' && { saving: 'unsaved' }) });
  }

  /** For the files to come, and for rows that are not sent and lack it. */
  fillAll(name: 'categoryId' | 'deviceType', value: string): void {
    if (value === '') delete this.common[name];
    else this.common = { ...this.common, [name]: value };
    for (const id of this.ids()) if (!this.item(id)?.isUnread) this.fillBlanks(id);
  }

  private fillBlanks(id: number): void {
    const item = this.item(id);
    if (!item || !isUnsent(item.state)) return;
    const blank = Object.entries(this.common).filter(([name]) => item.draft[name as keyof Draft] === '');
    if (blank.length > 0) this.edit(id, Object.fromEntries(blank));
  }

  /** With `isRange` also what is shown between it and the row ticked before. */
  tick(id: number, isTicked: boolean, isRange = false): void {
    const ids = this.ids().filter(this.isShown);
    const from = isRange && this.lastTicked !== null ? ids.indexOf(this.lastTicked) : -1;
    const to = ids.indexOf(id);
    this.tickAll(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), isTicked);
    this.lastTicked = id;
  }

  tickAll(ids: number[], isTicked: boolean): void {
    this.updateAll(ids, ({ state }) => ({ isTicked: isTicked && state.status !== 'refused' }));
  }

  /** The tags are added to those that a row has. Published ones are saved. */
  setTicked({ tags = '', ...change }: Partial<Draft>): void {
    for (const id of this.ids()) {
      const item = this.item(id);
      if (!item?.isTicked) continue;
      this.edit(id, { ...change, ...(tags.trim() && { tags: joinTags(item.draft.tags, tags) }) });
      void this.commit(id);
    }
  }

  async commit(id: number): Promise<void> {
    const item = this.item(id);
    if (item?.state.status !== 'success' || item.saving !== 'unsaved' || this.saves.has(id)) return;
    if (item.draft.title.trim() === '') {
      this.update(id, { missing: ['title'], saving: { problem: 'Title is required.' } });
      return;
    }
    this.update(id, { saving: 'saving' });
    this.saves.add(id);
    const saving = await this.ports.save(item.state.wallpaper, item.draft).then(
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

  /** Uploads what is complete and marks what is not. Answers the first row that is not, and what it lacks. */
  start(ids: number[] = this.ids()): { id: number; name: keyof Draft } | null {
    this.hold(null);
    const waiting = ids.filter((id) => this.statusOf(id) === 'pending' || this.statusOf(id) === 'error');
    // A picture that nobody has looked at yet may still say for itself what is missing.
    const marked = waiting.filter((id) => !this.item(id)?.isUnread && this.mark(id));
    this.enqueue(waiting.filter((id) => !marked.includes(id)));
    const [id] = marked;
    const [name] = id === undefined ? [] : (this.item(id)?.missing ?? []);
    return id !== undefined && name ? { id, name } : null;
  }

  startPending = () => this.start(this.ids().filter((id) => this.statusOf(id) === 'pending'));

  retry = (id: number) => this.start([id]);

  retryFailed = () => this.start(this.ids().filter((id) => this.statusOf(id) === 'error'));

  cancel(id: number): void {
    this.queue = this.queue.filter((queued) => queued !== id);
    const state = this.item(id)?.state;
    if (state?.status === 'pending' && state.isQueued) this.setState(id, { status: 'pending', isQueued: false });
    this.running.get(id)?.cancel();
  }

  cancelAll(): void {
    for (const id of [...this.queue, ...this.running.keys()]) this.cancel(id);
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
    this.setState(id, { status: 'similar', question, isBusy: true });
    try {
      const wallpaper = await this.ports.decide(question.token, decision);
      if (!this.item(id)) return;
      if (!wallpaper) return this.remove(id);
      if (decision === 'replace') this.show(id, wallpaper);
      else this.succeed(id, wallpaper);
    } catch (error) {
      if (needsLogin(error)) this.hold([]);
      this.setState(id, { status: 'similar', question, isBusy: false, problem: (error as Error).message });
    }
  }

  /** Best effort: the server forgets the picture by itself after a day. */
  private forgetQuestion(id: number): void {
    const state = this.item(id)?.state;
    if (state?.status !== 'similar' || state.isBusy) return;
    this.ports.decide(state.question.token, 'skip').catch(() => undefined);
  }

  needsLogin = () => this.held !== null;

  /** Once there is a session again: sends and saves what it was needed for. */
  goOn(): void {
    const { held } = this;
    this.start(this.ids().filter((id) => held?.has(id) && this.statusOf(id) === 'pending'));
    for (const id of this.ids()) {
      const saving = this.item(id)?.saving;
      if (typeof saving !== 'object' || saving === null) continue;
      this.update(id, { saving: 'unsaved' });
      void this.commit(id);
    }
  }

  private hold(ids: number[] | null): void {
    const wasHeld = this.needsLogin();
    this.held = ids && new Set([...(this.held ?? []), ...ids]);
    if (wasHeld !== this.needsLogin()) this.totalsChanged();
  }

  /** Everything that waits goes back to what is not sent. */
  private endSession(id: number): void {
    const waiting = this.queue;
    this.queue = [];
    this.hold([id, ...waiting]);
    this.updateAll(waiting, () => ({ state: { status: 'pending', isQueued: false } }));
  }

  private statusOf = (id: number) => this.item(id)?.state.status;

  private show(id: number, wallpaper: ApiWallpaper): void {
    const { title, deviceType, categoryId, tags } = wallpaper;
    this.published.add(wallpaper.id);
    this.update(id, {
      draft: { title, deviceType: deviceType ?? '', categoryId: String(categoryId ?? ''), tags: tags.join(', ') },
      state: { status: 'success', wallpaper },
    });
  }

  private succeed(id: number, wallpaper: ApiWallpaper): void {
    const isChanged = this.item(id)?.draft !== this.sent.get(id);
    this.published.add(wallpaper.id);
    this.update(id, { state: { status: 'success', wallpaper }, saving: isChanged ? 'unsaved' : null });
    if (isChanged) void this.commit(id);
  }

  private enqueue(ids: number[]): void {
    for (const id of ids) {
      if (this.queue.includes(id) || this.running.has(id)) continue;
      this.queue.push(id);
      this.update(id, { missing: [], state: { status: 'pending', isQueued: true } });
    }
    this.sendMore();
  }

  private mark(id: number): boolean {
    const missing = missingOf(
      this.item(id)?.draft ?? {
        title: '',
        categoryId: '',
        deviceType: '',
        tags: '',
      },
    );
    if (missing.length > 0) this.update(id, { missing, state: { status: 'pending', isQueued: false } });
    return missing.length > 0;
  }

  private sendMore(): void {
    while (this.running.size < AT_ONCE) {
      const id = this.queue.find((queued) => !this.item(queued)?.isUnread);
      const item = id === undefined ? undefined : this.item(id);
      if (!item) return;
      this.queue = this.queue.filter((queued) => queued !== id);
      if (!this.mark(item.id)) void this.send(item);
    }
  }

  private async send({ id, file, draft }: BulkItem): Promise<void> {
    this.setState(id, { status: 'uploading', progress: 0 });
    this.sent.set(id, draft);
    const upload = this.ports.send(file, draft, (sent, total) => {
      const progress = Math.floor((SENT * sent) / Math.max(1, total));
      const state = this.item(id)?.state;
      if (state?.status === 'uploading' && state.progress !== progress) {
        this.setState(id, { status: 'uploading', progress });
      }
    });
    this.running.set(id, upload);
    const answer = await upload.answer;
    this.running.delete(id);
    if (this.item(id)) this.handle(id, answer);
    this.sendMore();
  }

  private handle(id: number, answer: UploadAnswer): void {
    if (answer.kind === 'uploaded') this.succeed(id, answer.wallpaper);
    else if (answer.kind === 'similar') {
      this.setState(id, { status: 'similar', question: answer.question, isBusy: false });
    } else if (answer.kind === 'cancelled') {
      this.setState(id, { status: 'pending', isQueued: false, note: 'Cancelled' });
    } else if (answer.status === UNAUTHORIZED) {
      this.setState(id, { status: 'pending', isQueued: false });
      this.endSession(id);
    } else if (answer.isFinal) this.setState(id, { status: 'refused', message: answer.message });
    else this.setState(id, { status: 'error', message: answer.message, location: answer.location });
  }

  private lookAtMore(): void {
    while (this.looking < LOOKS_AT_ONCE) {
      const id = this.toLookAt.shift();
      if (id === undefined) return;
      const item = this.item(id);
      if (item) void this.lookAt(item);
    }
  }

  private async lookAt({ id, file }: BulkItem): Promise<void> {
    this.looking += 1;
    const seen = await this.ports.look(file).catch(() => null);
    this.looking -= 1;
    this.update(id, { isUnread: false, isUnreadable: seen === null });
    const item = this.item(id);
    const guess = this.guesses.get(id);
    if (seen && guess && item) {
      const untouched = (Object.keys(seen) as (keyof Draft)[]).filter((name) => item.draft[name] === guess[name]);
      this.guesses.set(id, seen);
      this.edit(id, Object.fromEntries(untouched.map((name) => [name, seen[name]])));
    }
    this.fillBlanks(id);
    this.lookAtMore();
    this.sendMore();
  }
}
