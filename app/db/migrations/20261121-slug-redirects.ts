import { Migration } from '@mikro-orm/migrations';

/** Former addresses of categories and tags; categories that go away while their wallpapers are still being released. */
export class SlugRedirects20261121 extends Migration {
  override up() {
    this.addSql(`
      -- Set as soon as somebody has deleted it; the row goes when no wallpaper refers to it any more.
      alter table category add column deleted_at timestamptz;

      create table category_redirect (
        slug varchar(80) primary key,
        category_id int not null references category (id) on delete cascade
      );
      create index category_redirect_category on category_redirect (category_id);

      -- A tag that has a row here for its own slug is being merged into the one that the row names.
      create table tag_redirect (
        slug varchar(60) primary key,
        name varchar(60) not null,
        tag_id int not null references tag (id) on delete cascade
      );
      create index tag_redirect_tag on tag_redirect (tag_id);
      create index tag_name on tag (lower(name), id);

      -- Two uploads with the same tag both hold its row against deletion; FOR UPDATE would make each wait for the other.
      create or replace function count_tag_uses() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then
          with changes as (select tag_id, count(*)::int as n from new_rows group by tag_id),
               locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
          update tag t set uses = t.uses + c.n from changes c, locked l where t.id = c.tag_id and l.id = t.id;
        else
          with changes as (select tag_id, count(*)::int as n from old_rows group by tag_id),
               locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
          update tag t set uses = t.uses - c.n from changes c, locked l where t.id = c.tag_id and l.id = t.id;
        end if;
        return null;
      end $body$;
    `);
  }

  override down() {
    this.addSql(`
      drop index tag_name;
      drop table tag_redirect;
      drop table category_redirect;
      delete from category where deleted_at is not null;
      alter table category drop column deleted_at;
    `);
  }
}
