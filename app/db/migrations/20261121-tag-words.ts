import { Migration } from '@mikro-orm/migrations';

/** The words of each tag's name, taken apart as titles are, so that a tag is found by the beginning of any of them. */
export class TagWords20261121 extends Migration {
  override up() {
    this.addSql(`
      alter table tag add column search tsvector not null
        generated always as (to_tsvector('tapeta', search_text(name))) stored;
      create index tag_search on tag using gin (search) with (fastupdate = off);
    `);
  }

  override down() {
    this.addSql('alter table tag drop column search;');
  }
}
