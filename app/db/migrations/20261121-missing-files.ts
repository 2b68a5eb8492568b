import { Migration } from '@mikro-orm/migrations';

/** Wallpapers whose picture was not found on the disk the last time somebody looked; the administrator is told of them. */
export class MissingFiles20261121 extends Migration {
  override up() {
    this.addSql(`
      create table missing_file (
        wallpaper_id int primary key references wallpaper (id) on delete cascade on update cascade,
        found_at timestamptz not null default now()
      );
    `);
  }

  override down() {
    this.addSql('drop table missing_file;');
  }
}
