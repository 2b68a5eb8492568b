import { Migration } from '@mikro-orm/migrations';

const COUNTERS = ['downloads', 'downloads7', 'downloads30', 'downloads365'];

/** No counter is left in them: every update is a change that pages wait for. */
const WATCHED = ['category', 'category_redirect', 'tag', 'tag_redirect', 'wallpaper', 'wallpaper_tag'];

const NO_COUNTS = `
  drop trigger wallpaper_copies on wallpaper;
  drop function copy_facets;
  create function retag_facets() returns trigger language plpgsql as $body$
  begin
    update wallpaper_tag set facets = new.facets where wallpaper_id = new.id;
    return null;
  end $body$;
  create trigger wallpaper_retag_facets after update on wallpaper
    for each row when (old.facets is distinct from new.facets) execute function retag_facets();
`;

/** Downloads are counted in a narrow table: a row of `wallpaper` is wide, has many indexes, and its triggers watch every update. */
export class DownloadCounts20261125010000 extends Migration {
  override up() {
    this.addSql(`
      create table download_count (
        wallpaper_id int primary key references wallpaper (id) on delete cascade on update cascade,
        ${COUNTERS.map((name) => `${name} int not null default 0 check (${name} >= 0),`).join('\n        ')}
        -- Copies, so that filtered lists in these orders are read along one index.
        category_id int,
        facets int not null
      );
      insert into download_count select id, ${COUNTERS.join(', ')}, category_id, facets from wallpaper;
      ${COUNTERS.map(
        (name) =>
          `create index download_count_${name} on download_count (${name}, wallpaper_id) include (facets, category_id);`,
      ).join('\n      ')}

      ${WATCHED.map((table) => `drop trigger gallery_change on ${table};`).join(' ')}
      alter table wallpaper ${COUNTERS.map((name) => `drop column ${name}`).join(', ')};
      ${WATCHED.map(
        (table) => `create trigger gallery_change after insert or delete or truncate or update on ${table}
          for each statement execute function note_gallery_change();
        alter table ${table} enable always trigger gallery_change;`,
      ).join('\n')}
      alter table trashed_wallpaper alter column downloads set default 0, alter column focal_chosen drop default,
        alter column is_ai drop default, add check (author <> ''), add check (licence <> '');

      create function begin_download_counts() returns trigger language plpgsql as $body$
      begin
        insert into download_count (wallpaper_id, category_id, facets) select id, category_id, facets from new_rows order by id;
        return null;
      end $body$;
      create trigger wallpaper_download_counts after insert on wallpaper
        referencing new table as new_rows for each statement execute function begin_download_counts();

      drop trigger wallpaper_retag_facets on wallpaper;
      drop function retag_facets;
      create function copy_facets() returns trigger language plpgsql as $body$
      begin
        update wallpaper_tag set facets = new.facets where wallpaper_id = new.id and facets <> new.facets;
        update download_count set facets = new.facets, category_id = new.category_id where wallpaper_id = new.id;
        return null;
      end $body$;
      create trigger wallpaper_copies after update on wallpaper for each row
        when (old.facets is distinct from new.facets or old.category_id is distinct from new.category_id)
        execute function copy_facets();
    `);
  }

  override down() {
    this.addSql(`
      drop trigger wallpaper_download_counts on wallpaper;
      drop function begin_download_counts;
      ${NO_COUNTS}
      ${WATCHED.map((table) => `drop trigger gallery_change on ${table};`).join(' ')}
      alter table wallpaper ${COUNTERS.map((name) => `add column ${name} int not null default 0 check (${name} >= 0)`).join(', ')};
      create index wallpaper_downloads on wallpaper (downloads, id) include (facets, category_id);
      create index wallpaper_downloads7 on wallpaper (downloads7, id);
      create index wallpaper_downloads30 on wallpaper (downloads30, id) include (facets, category_id);
      create index wallpaper_downloads365 on wallpaper (downloads365, id);
      drop table download_count;
      do $body$
      declare
        name text;
        columns text;
      begin
        foreach name in array array[${WATCHED.map((table) => `'${table}'`).join(', ')}] loop
          select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
          where table_schema = current_schema and table_name = name and is_generated = 'NEVER'
            and column_name not in (${COUNTERS.map((counter) => `'${counter}'`).join(', ')});
          execute format('create trigger gallery_change after insert or delete or truncate or update of %s on %I
            for each statement execute function note_gallery_change()', columns, name);
          execute format('alter table %I enable always trigger gallery_change', name);
        end loop;
      end $body$;
    `);
  }
}
