import { Migration } from '@mikro-orm/migrations';

/** Exact counts without counting: kept by triggers, a statement at a time, rows locked in one order. */
export class Counts20261121 extends Migration {
  override up() {
    this.addSql(`
      create table wallpaper_count (
        device_type varchar(20),
        category_id int,
        featured boolean not null,
        count int not null,
        unique nulls not distinct (category_id, device_type, featured)
      );

      create function count_wallpapers() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then
          insert into wallpaper_count as c (device_type, category_id, featured, count)
            select device_type, category_id, featured, count(*)::int from new_rows
            group by 1, 2, 3 order by 1, 2, 3
          on conflict (category_id, device_type, featured) do update set count = c.count + excluded.count;
        elsif tg_op = 'DELETE' then
          insert into wallpaper_count as c (device_type, category_id, featured, count)
            select device_type, category_id, featured, -count(*)::int from old_rows
            group by 1, 2, 3 order by 1, 2, 3
          on conflict (category_id, device_type, featured) do update set count = c.count + excluded.count;
        else
          insert into wallpaper_count as c (device_type, category_id, featured, count)
            select device_type, category_id, featured, sum(n)::int from (
              select device_type, category_id, featured, 1 as n from new_rows
              union all
              select device_type, category_id, featured, -1 from old_rows
            ) changes
            group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
          on conflict (category_id, device_type, featured) do update set count = c.count + excluded.count;
        end if;
        return null;
      end $body$;

      create trigger wallpaper_count_insert after insert on wallpaper
        referencing new table as new_rows for each statement execute function count_wallpapers();
      create trigger wallpaper_count_delete after delete on wallpaper
        referencing old table as old_rows for each statement execute function count_wallpapers();
      create trigger wallpaper_count_update after update on wallpaper
        referencing old table as old_rows new table as new_rows for each statement execute function count_wallpapers();

      create function count_tag_uses() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then
          with changes as (select tag_id, count(*)::int as n from new_rows group by tag_id),
               locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for update of t)
          update tag t set uses = t.uses + c.n from changes c, locked l where t.id = c.tag_id and l.id = t.id;
        else
          with changes as (select tag_id, count(*)::int as n from old_rows group by tag_id),
               locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for update of t)
          update tag t set uses = t.uses - c.n from changes c, locked l where t.id = c.tag_id and l.id = t.id;
        end if;
        return null;
      end $body$;

      create trigger tag_uses_insert after insert on wallpaper_tag
        referencing new table as new_rows for each statement execute function count_tag_uses();
      create trigger tag_uses_delete after delete on wallpaper_tag
        referencing old table as old_rows for each statement execute function count_tag_uses();
    `);
  }

  override down() {
    this.addSql(`
      drop trigger tag_uses_delete on wallpaper_tag;
      drop trigger tag_uses_insert on wallpaper_tag;
      drop function count_tag_uses;
      drop trigger wallpaper_count_update on wallpaper;
      drop trigger wallpaper_count_delete on wallpaper;
      drop trigger wallpaper_count_insert on wallpaper;
      drop function count_wallpapers;
      drop table wallpaper_count;
    `);
  }
}
