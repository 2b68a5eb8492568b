import { Migration } from '@mikro-orm/migrations';

/** Counts searches without a result only, and downloads of the last 30 days only. */
export class MissedSearches20261130203000 extends Migration {
  override up(): void {
    this.addSql(`
      create table missed_search (
        day date not null,
        words varchar(60) not null check (words <> ''),
        searches int not null check (searches > 0),
        primary key (day, words)
      )`);
    this.addSql('create index missed_search_words on missed_search (words)');
    this.addSql(`
      insert into missed_search (day, words, searches) select day, wanted, asked from demand
      where kind = 'search' and length(wanted) <= 60`);
    // Unlogged: they live for a day, and no log archive should keep them.
    this.addSql(`
      create unlogged table missed_search_day (
        day date primary key,
        salt bytea not null,
        marks int not null default 0
      )`);
    this.addSql(`
      create unlogged table missed_search_mark (
        -- Hashes of the words, and of the words with the visitor's address.
        entry bytea not null,
        visitor bytea not null,
        day date not null,
        primary key (entry, visitor)
      )`);
    for (const table of ['demand', 'demand_day', 'demand_mark']) this.addSql(`drop table ${table}`);

    this.addSql('alter table download_count drop column downloads7, drop column downloads365');
    this.addSql('delete from wallpaper_day where expired >= 30');
    this.addSql('alter table wallpaper_day drop column expired');
    this.addSql('create index wallpaper_day_day on wallpaper_day (day)');
  }

  override down(): void {
    this.addSql('drop index wallpaper_day_day');
    this.addSql('alter table wallpaper_day add column expired smallint not null default 0');
    this.addSql('create index wallpaper_day_expired on wallpaper_day (expired, day)');
    for (const days of [7, 365]) {
      this.addSql(`alter table download_count add column downloads${days} int not null default 0`);
      this.addSql(
        `create index download_count_downloads${days} on download_count (downloads${days}, wallpaper_id) include (facets, category_id)`,
      );
    }

    this.addSql(`
      create table demand (
        day date not null,
        kind varchar(9) not null check (kind in ('search', 'corrected', 'filters', 'screen')),
        wanted varchar(200) not null check (wanted <> ''),
        asked int not null check (asked > 0),
        primary key (day, kind, wanted)
      )`);
    this.addSql('create index demand_wanted on demand (kind, wanted)');
    this.addSql(
      'create unlogged table demand_day (day date primary key, salt bytea not null, marks int not null default 0)',
    );
    this.addSql(`
      create unlogged table demand_mark (
        entry bytea not null,
        visitor bytea not null,
        day date not null,
        primary key (entry, visitor)
      )`);
    for (const table of ['missed_search', 'missed_search_day', 'missed_search_mark'])
      this.addSql(`drop table ${table}`);
  }
}
