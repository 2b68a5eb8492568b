import { Migration } from '@mikro-orm/migrations';

/** What visitors asked for, by day, and the marks by which a visitor counts once a day. */
export class Demand20261127170000 extends Migration {
  override up(): void {
    this.addSql(`
      create table demand (
        day date not null,
        kind varchar(9) not null check (kind in ('search', 'corrected', 'filters', 'screen')),
        wanted varchar(200) not null check (wanted <> ''),
        asked int not null check (asked > 0),
        primary key (day, kind, wanted)
      )`);
    this.addSql('create index demand_wanted on demand (kind, wanted)');
    // Unlogged: they live for a day, and no log archive should keep them.
    this.addSql(`
      create unlogged table demand_day (
        day date primary key,
        salt bytea not null,
        marks int not null default 0
      )`);
    this.addSql(`
      create unlogged table demand_mark (
        -- Hashes of what is wanted, and of that with the visitor's address.
        entry bytea not null,
        visitor bytea not null,
        day date not null,
        primary key (entry, visitor)
      )`);
  }

  override down(): void {
    this.addSql('drop table demand_mark');
    this.addSql('drop table demand_day');
    this.addSql('drop table demand');
  }
}
