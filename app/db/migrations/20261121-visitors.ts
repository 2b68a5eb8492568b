import { Migration } from '@mikro-orm/migrations';

/** Who was here in the last 30 days, by hashes that lead back to nobody, and how many for each day. */
export class Visitors20261121 extends Migration {
  override up() {
    this.addSql(`
      create table visitor_salt (
        month date primary key check (extract(day from month) = 1),
        salt bytea not null check (length(salt) = 32)
      );

      create table visitor (
        hash bytea primary key check (length(hash) = 16),
        seen_on date not null
      );
      create index visitor_seen on visitor (seen_on);

      -- One row for a day would be one lock for every visitor of that day; sixteen share it. Only their sum means anything.
      create table visitor_day (
        day date not null,
        shard smallint not null check (shard between 0 and 15),
        visitors int not null,
        primary key (day, shard)
      );

      create function count_visitors() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then
          insert into visitor_day as d (day, shard, visitors)
            select seen_on, pg_backend_pid() % 16, count(*) from new_rows group by 1 order by 1
          on conflict (day, shard) do update set visitors = d.visitors + excluded.visitors;
        elsif tg_op = 'DELETE' then
          insert into visitor_day as d (day, shard, visitors)
            select seen_on, pg_backend_pid() % 16, -count(*) from old_rows group by 1 order by 1
          on conflict (day, shard) do update set visitors = d.visitors + excluded.visitors;
        else
          insert into visitor_day as d (day, shard, visitors)
            select seen_on, pg_backend_pid() % 16, sum(n) from (
              select seen_on, 1 as n from new_rows
              union all
              select seen_on, -1 from old_rows
            ) changes group by 1 having sum(n) <> 0 order by 1
          on conflict (day, shard) do update set visitors = d.visitors + excluded.visitors;
        end if;
        return null;
      end $body$;

      create trigger visitor_day_insert after insert on visitor
        referencing new table as new_rows for each statement execute function count_visitors();
      create trigger visitor_day_delete after delete on visitor
        referencing old table as old_rows for each statement execute function count_visitors();
      create trigger visitor_day_update after update on visitor
        referencing old table as old_rows new table as new_rows for each statement execute function count_visitors();
    `);
  }

  override down() {
    this.addSql(`
      drop table visitor;
      drop function count_visitors;
      drop table visitor_day;
      drop table visitor_salt;
    `);
  }
}
