import { Migration } from '@mikro-orm/migrations';

/**
 * Perceptual hashes in a table of their own: narrow, and untouched by the counting of downloads. Two hashes that differ in
 * at most 8 of 64 bits differ in at most 2 bits of at least one quarter, so an index on each quarter finds them.
 */
export class NearDuplicates20261121 extends Migration {
  override up() {
    this.addSql(`
      create table wallpaper_likeness (
        wallpaper_id int primary key references wallpaper (id) on delete cascade on update cascade,
        hash bigint not null
      );
      insert into wallpaper_likeness (wallpaper_id, hash) select id, perceptual_hash from wallpaper;
      create index wallpaper_likeness_1 on wallpaper_likeness (((hash >> 48) & 65535)) include (hash, wallpaper_id);
      create index wallpaper_likeness_2 on wallpaper_likeness (((hash >> 32) & 65535)) include (hash, wallpaper_id);
      create index wallpaper_likeness_3 on wallpaper_likeness (((hash >> 16) & 65535)) include (hash, wallpaper_id);
      create index wallpaper_likeness_4 on wallpaper_likeness ((hash & 65535)) include (hash, wallpaper_id);

      create function note_likeness() returns trigger language plpgsql as $body$
      begin
        insert into wallpaper_likeness (wallpaper_id, hash) values (new.id, new.perceptual_hash)
        on conflict (wallpaper_id) do update set hash = excluded.hash;
        return null;
      end $body$;
      create trigger wallpaper_likeness after insert or update of perceptual_hash on wallpaper
        for each row execute function note_likeness();

      -- What became of each file of a batch that was sent without a script; kept for a day.
      create table upload_outcome (
        batch char(32) not null,
        place smallint not null,
        file_name varchar(200) not null,
        wallpaper_id int references wallpaper (id) on delete set null,
        message text,
        location text,
        pending char(32),
        created_at timestamptz not null default now(),
        primary key (batch, place)
      );
      create index upload_outcome_wallpaper on upload_outcome (wallpaper_id) where wallpaper_id is not null;
      create index upload_outcome_pending on upload_outcome (pending) where pending is not null;
    `);
  }

  override down() {
    this.addSql(`
      drop table upload_outcome;
      drop trigger wallpaper_likeness on wallpaper;
      drop function note_likeness;
      drop table wallpaper_likeness;
    `);
  }
}
