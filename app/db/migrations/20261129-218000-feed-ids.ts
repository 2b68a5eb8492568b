import { Migration } from '@mikro-orm/migrations';

/** Entries of feeds keep their ids when the site moves. Those that exist keep the address, which the start adds. */
export class FeedIds20261129218000 extends Migration {
  override up(): void {
    this.addSql(`
      insert into setting (name, value)
      select 'feeds', jsonb_build_object(
        'gallery', gallery.id,
        'wallpapers', (
          select coalesce(max(id), 0) from (select id from wallpaper union all select id from trashed_wallpaper) every_one
        ),
        'letters', (select coalesce(max(id), 0) from letter)
      ) from gallery`);
  }

  override down(): void {
    this.addSql(`delete from setting where name = 'feeds'`);
  }
}
