import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../support/query';

/** Records the answers a client got, to compare them with the state after a kill. */
export class Ledger {
  /** Keys of the files by the id of the wallpaper. */
  readonly uploaded = new Map<number, string>();
  readonly deleted = new Set<number>();
  /** Confirmed and sent downloads, by wallpaper. */
  readonly downloads = new Map<number, { answered: number; sent: number }>();
  /** Number of successful answers. */
  promises = 0;

  /** Broken promises, as sentences. */
  async broken(em: EntityManager): Promise<string[]> {
    const rows: { id: number; key: string; downloads: number; trashed: boolean }[] = await query(
      em,
      `select id, file_key as key, downloads, false as trashed from wallpaper join download_count on wallpaper_id = id
       union all select id, file_key, downloads, true from trashed_wallpaper`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const broken: string[] = [];
    for (const [id, key] of this.uploaded) {
      if (byId.get(id)?.key !== key) broken.push(`Wallpaper ${id} was accepted and is not there.`);
    }
    for (const id of this.deleted) {
      if (byId.get(id)?.trashed !== true) broken.push(`Wallpaper ${id} was deleted and is not in the trash.`);
    }
    for (const [id, { answered, sent }] of this.downloads) {
      const counted = byId.get(id)?.downloads ?? -1;
      if (counted < answered || counted > sent) {
        broken.push(`Wallpaper ${id} counts ${counted} downloads; ${answered} of ${sent} were answered.`);
      }
    }
    const [sums] = await query(em, `select (select coalesce(sum(downloads), 0) from download_day)::int as days`);
    const counted = rows.reduce((sum, row) => sum + row.downloads, 0);
    if (sums.days !== counted) broken.push(`The days count ${sums.days} downloads, the wallpapers ${counted}.`);
    return broken;
  }
}
