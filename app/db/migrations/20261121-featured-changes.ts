import { Migration } from '@mikro-orm/migrations';

/** When a wallpaper last came to be featured or ceased to be, so that a list which was begun before can go on as it began. */
export class FeaturedChanges20261121 extends Migration {
  override up() {
    this.addSql(`
      alter table wallpaper add column featured_changed_at timestamptz;
      create index wallpaper_featured_changed on wallpaper (featured_changed_at) where featured_changed_at is not null;

      create function note_featured_change() returns trigger language plpgsql as $body$
      begin
        new.featured_changed_at := clock_timestamp();
        return new;
      end $body$;
      create trigger wallpaper_featured_change before update of featured on wallpaper
        for each row when (old.featured is distinct from new.featured) execute function note_featured_change();
    `);
  }

  override down() {
    this.addSql(`
      drop trigger wallpaper_featured_change on wallpaper;
      drop function note_featured_change;
      drop index wallpaper_featured_changed;
      alter table wallpaper drop column featured_changed_at;
    `);
  }
}
