import { Migration } from '@mikro-orm/migrations';

/**
 * Every transaction that changes what a public page can show leaves its id here and notifies whoever listens. No lock is
 * shared: each transaction inserts a row of its own. Download counters change too often and are looked at in other ways.
 */
export class GalleryChanges20261122 extends Migration {
  override up() {
    this.addSql(`
      create unlogged table gallery_change (
        transaction xid8 primary key default pg_current_xact_id(),
        made_at timestamptz not null default now()
      );

      create function note_gallery_change() returns trigger language plpgsql as $body$
      begin
        insert into gallery_change default values on conflict do nothing;
        perform pg_notify('gallery_change', pg_current_xact_id()::text);
        return null;
      end $body$;

      do $body$
      declare
        name text;
        columns text;
      begin
        foreach name in array array['category', 'category_redirect', 'tag', 'tag_redirect', 'wallpaper', 'wallpaper_tag'] loop
          -- A generated column counts as updated whenever a trigger could have changed what it is made of.
          select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
          where table_schema = current_schema and table_name = name and column_name <> 'downloads' and is_generated = 'NEVER';
          execute format('create trigger gallery_change after insert or delete or truncate or update of %s on %I
            for each statement execute function note_gallery_change()', columns, name);
          -- A restored table has changed as well.
          execute format('alter table %I enable always trigger gallery_change', name);
        end loop;
      end $body$;
    `);
  }

  override down() {
    this.addSql(`
      drop function note_gallery_change cascade;
      drop table gallery_change;
    `);
  }
}
