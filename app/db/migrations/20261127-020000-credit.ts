import { Migration } from '@mikro-orm/migrations';

const TABLES = ['wallpaper', 'trashed_wallpaper'];

/** Links beside the author, licences from a list, and whether AI made the picture, which the administrator may know better. */
export class Credit20261127020000 extends Migration {
  override up(): void {
    for (const table of TABLES) {
      this.addSql(`alter table ${table} rename column licence to licence_text`);
      this.addSql(`
        alter table ${table}
          add column licence varchar(20) not null default 'unknown' check (licence <> ''),
          add column author_url varchar(500) check (author_url ~ '^https?://'),
          add column source_url varchar(500) check (source_url ~ '^https?://'),
          add column ai varchar(7) not null default 'unknown' check (ai in ('yes', 'no', 'unknown'))`);
      this.addSql(`update ${table} set licence = 'other' where licence_text is not null`);
      this.addSql(`update ${table} set ai = 'yes' where is_ai`);
      this.addSql(`alter table ${table} drop column is_ai`);
    }
    this.addSql('create index wallpaper_licence on wallpaper (licence, id)');
    this.addSql('create index wallpaper_no_author on wallpaper (id) where author is null');
  }

  override down(): void {
    for (const table of TABLES) {
      this.addSql(`alter table ${table} add column is_ai boolean not null default false`);
      this.addSql(`update ${table} set is_ai = true where ai = 'yes'`);
      this.addSql(`update ${table} set licence_text = licence where licence not in ('other', 'unknown')`);
      this.addSql(`
        alter table ${table} drop column licence, drop column author_url, drop column source_url, drop column ai`);
      this.addSql(`alter table ${table} rename column licence_text to licence`);
    }
  }
}
