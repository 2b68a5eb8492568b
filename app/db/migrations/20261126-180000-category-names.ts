import { Migration } from '@mikro-orm/migrations';

/** A category may have a name per language, and search finds all of them. */
export class CategoryNames20261126180000 extends Migration {
  override up(): void {
    this.addSql(`
      create function category_words(name text, names jsonb) returns tsvector language sql immutable parallel safe as $body$
        select to_tsvector('tapeta', search_text(concat_ws(' ', name, (select string_agg(value, ' ') from jsonb_each_text(names)))))
      $body$`);
    this.addSql(`
      alter table category
        add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
        drop column search`);
    this.addSql(`
      alter table category
        add column search tsvector not null generated always as (category_words(name, names)) stored`);
  }

  override down(): void {
    this.addSql('alter table category drop column search, drop column names');
    this.addSql(`
      alter table category
        add column search tsvector not null generated always as (to_tsvector('tapeta', search_text(name))) stored`);
    this.addSql('drop function category_words');
  }
}
