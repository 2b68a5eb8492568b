import { Migration } from '@mikro-orm/migrations';

/** Names columns as the rest of the site does. */
export class Names20261130100000 extends Migration {
  override up(): void {
    this.addSql('alter table wallpaper rename column shelf to device_group');
    this.addSql('alter table wallpaper_day rename column outside to expired');
    this.addSql('alter index wallpaper_shelf rename to wallpaper_device_group');
    this.addSql('alter index wallpaper_category_shelf rename to wallpaper_category_device_group');
    this.addSql('alter index wallpaper_shelf_shuffle rename to wallpaper_device_group_shuffle');
    this.addSql('alter index wallpaper_category_shelf_shuffle rename to wallpaper_category_device_group_shuffle');
    this.addSql('alter index wallpaper_day_outside rename to wallpaper_day_expired');
    this.addSql(`
      create or replace function version_places(asked int)
        returns table (id int, place smallint, repeats smallint, own_words text[])
      language sql stable as $$
        with version as (
          select w.id, device_group, category_id, featured, search, row_number() over (order by array_position(array['light', 'day', 'desktop', 'dawn', 'dusk', 'dark', 'night', 'ultrawide', 'tablet', 'phone', 'other'], set_role::text), width::bigint * height desc, w.id)::smallint as place
          from wallpaper w where set_id = asked
        )
        select id, place, (((row_number() over (order by place) > 1)::int << 0)
        | ((row_number() over (partition by device_group order by place) > 1)::int << 1)
        | ((row_number() over (partition by category_id order by place) > 1)::int << 2)
        | ((row_number() over (partition by device_group, category_id order by place) > 1)::int << 3)
        | ((row_number() over (partition by featured order by place) > 1)::int << 4)
        | ((row_number() over (partition by device_group, featured order by place) > 1)::int << 5)
        | ((row_number() over (partition by category_id, featured order by place) > 1)::int << 6)
        | ((row_number() over (partition by device_group, category_id, featured order by place) > 1)::int << 7))::smallint, case when place > 1 then array(
            select word from unnest(tsvector_to_array(search)) as word where strpos(word, ':') = 0
            except select unnest(tsvector_to_array(earlier.search)) from version earlier where earlier.place < version.place
            order by 1
          ) end
        from version
      $$`);
  }

  override down(): void {
    this.addSql('alter table wallpaper rename column device_group to shelf');
    this.addSql('alter table wallpaper_day rename column expired to outside');
    this.addSql('alter index wallpaper_device_group rename to wallpaper_shelf');
    this.addSql('alter index wallpaper_category_device_group rename to wallpaper_category_shelf');
    this.addSql('alter index wallpaper_device_group_shuffle rename to wallpaper_shelf_shuffle');
    this.addSql('alter index wallpaper_category_device_group_shuffle rename to wallpaper_category_shelf_shuffle');
    this.addSql('alter index wallpaper_day_expired rename to wallpaper_day_outside');
    this.addSql(`
      create or replace function version_places(asked int)
        returns table (id int, place smallint, repeats smallint, own_words text[])
      language sql stable as $$
        with version as (
          select w.id, shelf, category_id, featured, search, row_number() over (order by array_position(array['light', 'day', 'desktop', 'dawn', 'dusk', 'dark', 'night', 'ultrawide', 'tablet', 'phone', 'other'], set_role::text), width::bigint * height desc, w.id)::smallint as place
          from wallpaper w where set_id = asked
        )
        select id, place, (((row_number() over (order by place) > 1)::int << 0)
        | ((row_number() over (partition by shelf order by place) > 1)::int << 1)
        | ((row_number() over (partition by category_id order by place) > 1)::int << 2)
        | ((row_number() over (partition by shelf, category_id order by place) > 1)::int << 3)
        | ((row_number() over (partition by featured order by place) > 1)::int << 4)
        | ((row_number() over (partition by shelf, featured order by place) > 1)::int << 5)
        | ((row_number() over (partition by category_id, featured order by place) > 1)::int << 6)
        | ((row_number() over (partition by shelf, category_id, featured order by place) > 1)::int << 7))::smallint, case when place > 1 then array(
            select word from unnest(tsvector_to_array(search)) as word where strpos(word, ':') = 0
            except select unnest(tsvector_to_array(earlier.search)) from version earlier where earlier.place < version.place
            order by 1
          ) end
        from version
      $$`);
  }
}
