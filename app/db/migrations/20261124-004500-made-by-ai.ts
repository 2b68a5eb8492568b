import { Migration } from '@mikro-orm/migrations';

/** The columns stand in the trigger by name; counting downloads is no change that a page waits for. */
const WATCH_WALLPAPERS = `
  do $body$
  declare
    columns text;
  begin
    select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
    where table_schema = current_schema and table_name = 'wallpaper' and is_generated = 'NEVER'
      and column_name not in ('downloads', 'downloads7', 'downloads30', 'downloads365');
    execute format('create trigger gallery_change after insert or delete or truncate or update of %s on wallpaper
      for each statement execute function note_gallery_change()', columns);
    alter table wallpaper enable always trigger gallery_change;
  end $body$;`;

export class MadeByAi20261124004500 extends Migration {
  override up() {
    this.addSql(`
      alter table wallpaper add column is_ai boolean not null default false;
      alter table trashed_wallpaper add column is_ai boolean not null default false;
      drop trigger gallery_change on wallpaper;
      ${WATCH_WALLPAPERS}
    `);
  }

  override down() {
    this.addSql(`
      drop trigger gallery_change on wallpaper;
      alter table wallpaper drop column is_ai;
      alter table trashed_wallpaper drop column is_ai;
      ${WATCH_WALLPAPERS}
    `);
  }
}
