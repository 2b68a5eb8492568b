import { Migration } from '@mikro-orm/migrations';

/** What the owner sets in the browser, one row per form. */
export class Settings20261127121000 extends Migration {
  override up(): void {
    this.addSql(`
      create table setting (
        name varchar(40) primary key,
        value jsonb not null,
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`
      create trigger gallery_change after insert or delete or truncate or update on setting
        for each statement execute function note_gallery_change()`);
    this.addSql('alter table setting enable always trigger gallery_change');
  }

  override down(): void {
    this.addSql('drop table setting');
  }
}
