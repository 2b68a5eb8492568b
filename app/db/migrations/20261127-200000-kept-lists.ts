import { Migration } from '@mikro-orm/migrations';

/** Lists that visitors keep without an account. */
export class KeptLists20261127200000 extends Migration {
  override up(): void {
    this.addSql(`
      create table kept_list (
        -- SHA-256 of the two tokens in its addresses: one may change it, the other only read it.
        secret_hash bytea primary key check (length(secret_hash) = 32),
        read_hash bytea not null unique check (length(read_hash) = 32),
        -- How often the link that only reads was replaced.
        replaced int not null default 0,
        title varchar(100) not null default '',
        -- Ids with notes, in the visitor's order. Without foreign keys: wallpapers come back from the trash.
        pictures jsonb not null check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 500),
        visited_on date not null default current_date
      )`);
    this.addSql('create index kept_list_visited on kept_list (visited_on)');
  }

  override down(): void {
    this.addSql('drop table kept_list');
  }
}
