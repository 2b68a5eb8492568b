import { Migration } from '@mikro-orm/migrations';

/** The result of an upload remembers its wallpaper while that is in the trash: restored, it counts again. */
export class OutcomesOfRestored20261123130000 extends Migration {
  override up() {
    this.addSql(`
      alter table upload_outcome drop constraint upload_outcome_wallpaper_id_fkey;
      drop index upload_outcome_wallpaper;
    `);
  }

  override down() {
    this.addSql(`
      update upload_outcome o set wallpaper_id = null
      where wallpaper_id is not null and not exists (select from wallpaper w where w.id = o.wallpaper_id);
      create index upload_outcome_wallpaper on upload_outcome (wallpaper_id) where wallpaper_id is not null;
      alter table upload_outcome add foreign key (wallpaper_id) references wallpaper (id) on delete set null;
    `);
  }
}
