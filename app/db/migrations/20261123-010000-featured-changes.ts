import { Migration } from '@mikro-orm/migrations';

/** A trigger that names its columns stands in the way of dropping one of them. */
const WATCH_WALLPAPERS = `
  do $body$
  declare
    columns text;
  begin
    select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
    where table_schema = current_schema and table_name = 'wallpaper' and column_name <> 'downloads' and is_generated = 'NEVER';
    execute format('create trigger gallery_change after insert or delete or truncate or update of %s on wallpaper
      for each statement execute function note_gallery_change()', columns);
    alter table wallpaper enable always trigger gallery_change;
  end $body$;`;

/** A shuffle no longer asks when a wallpaper came to be featured or ceased to be. */
export class FeaturedChanges20261123010000 extends Migration {
  override up() {
    this.addSql(`
      drop trigger gallery_change on wallpaper;
      drop trigger wallpaper_featured_change on wallpaper;
      drop function note_featured_change;
      alter table wallpaper drop column featured_changed_at;
      alter table trashed_wallpaper drop column featured_changed_at;
      ${WATCH_WALLPAPERS}
    `);
  }

  override down() {
    this.addSql(`
      drop trigger gallery_change on wallpaper;
      alter table trashed_wallpaper add column featured_changed_at timestamptz;
      alter table wallpaper add column featured_changed_at timestamptz;
      create index wallpaper_featured_changed on wallpaper (featured_changed_at) where featured_changed_at is not null;
      create function note_featured_change() returns trigger language plpgsql as $body$
      begin
        new.featured_changed_at := clock_timestamp();
        return new;
      end $body$;
      create trigger wallpaper_featured_change before update of featured on wallpaper
        for each row when (old.featured is distinct from new.featured) execute function note_featured_change();
      ${WATCH_WALLPAPERS}
    `);
  }
}
