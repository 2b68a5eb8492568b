import { type BulkItem, type BulkState, countItems, NOTHING, type Totals } from './queue-item';

type Listener = () => void;

class Listeners {
  private readonly all = new Set<Listener>();
  add = (listener: Listener) => {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  };
  call() {
    for (const listener of this.all) listener();
  }
}

/** Outside of React: a row hears of its own file only, so that the progress of one does not draw five hundred anew. */
export class ItemStore {
  private readonly items = new Map<number, BulkItem>();
  private readonly rows = new Map<number, Listeners>();
  private readonly list = new Listeners();
  private readonly sums = new Listeners();
  private lastId = 0;
  private idList: number[] = [];
  private counted = NOTHING;

  ids = () => this.idList;
  totals = () => this.counted;
  item = (id: number) => this.items.get(id);
  onList = (listener: Listener) => this.list.add(listener);
  onTotals = (listener: Listener) => this.sums.add(listener);
  onItem = (id: number, listener: Listener) => this.rows.get(id)?.add(listener) ?? (() => undefined);

  protected insert(item: Omit<BulkItem, 'id'>): number {
    const id = ++this.lastId;
    this.rows.set(id, new Listeners());
    this.items.set(id, { id, ...item });
    return id;
  }

  protected take(id: number): void {
    this.items.delete(id);
    this.rows.delete(id);
  }

  protected setState(id: number, state: BulkState): void {
    this.update(id, { state });
  }

  protected update(id: number, change: Partial<BulkItem>): void {
    this.updateAll([id], () => change);
  }

  protected updateAll(ids: Iterable<number>, changeOf: (item: BulkItem) => Partial<BulkItem>): void {
    for (const id of ids) {
      const item = this.items.get(id);
      if (!item) continue;
      this.items.set(id, { ...item, ...changeOf(item) });
      this.rows.get(id)?.call();
    }
    this.count();
  }

  protected totalsChanged(): void {
    this.sums.call();
  }

  /** To be called after rows were inserted or taken. */
  protected listChanged(): void {
    this.idList = [...this.items.keys()];
    this.list.call();
    this.count();
  }

  private count(): void {
    const totals = countItems([...this.items.values()]);
    const isSame = (Object.keys(totals) as (keyof Totals)[]).every((key) => totals[key] === this.counted[key]);
    if (isSame) return;
    this.counted = totals;
    this.sums.call();
  }
}
