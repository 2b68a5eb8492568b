import { Migration } from '@mikro-orm/migrations';

/**
 * No array has an empty element, which the tag "null" left behind. Texts are composed (NFC), and a search ignores more of what
 * words may differ in. Names are sorted as people do. Tags with the same slug stay two if their names differ by more than case.
 */
export class TextsAndTags20261129210000 extends Migration {
  override up(): void {
    this.addSql(`
      update wallpaper set tags = array_replace(tags, null, coalesce((select name::text from tag where slug = 'null'), 'null'))
      where array_position(tags, null) is not null`);
    this.addSql(`
      update trashed_wallpaper set tags = array_replace(tags, null, coalesce((select name::text from tag where slug = 'null'), 'null'))
      where array_position(tags, null) is not null`);
    this.addSql(`
      alter table wallpaper add constraint wallpaper_tags_whole check (array_position(tags, null) is null)`);
    this.addSql(`
      alter table trashed_wallpaper add constraint trashed_wallpaper_tags_whole check (array_position(tags, null) is null)`);
    this.addSql(`
      alter table wallpaper_suggestion
        add constraint wallpaper_suggestion_tags_whole check (array_position(tags, null) is null)`);
    this.addSql(`
      alter table api_token add constraint api_token_scopes_whole check (array_position(scopes, null) is null)`);
    this.addSql(`
      alter table second_factor
        add constraint second_factor_recovery_codes_whole check (array_position(recovery_codes, null) is null)`);

    this.addSql(`
      -- Compatible characters are one, a final sigma is a sigma, and vowel marks and accents don't count. Everything but letters and
      -- digits separates words, so that no part is taken for a path, a host or a number with a sign.
      create or replace function search_text(value text) returns text language sql immutable parallel safe as $body$
        select regexp_replace(
          regexp_replace(
            translate(normalize(lower(coalesce(value, '')), nfkc), 'ς', 'σ'),
            '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed]',
            '', 'g'
          ),
          '[^[:alnum:]]+', ' ', 'g'
        )
      $body$`);
    this.addSql(`
      -- All that are not plain ASCII, also for their search document.
      update wallpaper set
        title = left(normalize(title, nfc), 200), description = left(normalize(description, nfc), 5000),
        author = left(normalize(author, nfc), 200), licence_text = left(normalize(licence_text, nfc), 200),
        tags = array(select normalize(tag, nfc) from unnest(tags) with ordinality as given (tag, place) order by place)
      where concat_ws(' ', title, description, author, licence_text, array_to_string(tags, ' ')) ~ '[^\\u0001-\\u007f]'`);
    this.addSql(`
      update trashed_wallpaper set
        title = left(normalize(title, nfc), 200), description = left(normalize(description, nfc), 5000),
        author = left(normalize(author, nfc), 200), licence_text = left(normalize(licence_text, nfc), 200),
        tags = array(select normalize(tag, nfc) from unnest(tags) with ordinality as given (tag, place) order by place)
      where concat_ws(' ', title, description, author, licence_text, array_to_string(tags, ' ')) ~ '[^\\u0001-\\u007f]'`);
    this.addSql(`
      update category set name = left(normalize(name, nfc), 80), names = normalize(names::text, nfc)::jsonb
      where name || names ~ '[^\\u0001-\\u007f]'`);
    this.addSql('drop index wallpaper_title');
    this.addSql('create index wallpaper_title on wallpaper (title collate "und-x-icu", id) include (facets)');
    this.addSql('drop index category_name');
    this.addSql('drop index tag_uses');
    this.addSql('create index tag_uses on tag (uses desc, name collate "und-x-icu")');
    this.addSql('drop index tag_name');
    this.addSql('create index tag_name on tag (name collate "und-x-icu", id)');
    this.addSql(`
      create function tag_key(name text) returns text language sql immutable parallel safe as $body$
        select lower(normalize(name, nfc) collate "und-x-icu")
      $body$`);
    this.addSql(`
      -- Variation selectors were slugs of emoji, so that all emoji with one were the same tag.
      update tag set name = normalize(name, nfc), slug = coalesce(
        nullif(btrim(regexp_replace(regexp_replace(slug, '[\\ufe00-\\ufe0f]', '', 'g'), '-+', '-', 'g'), '-'), ''),
        left((
          select string_agg(to_hex(ascii(letter)), '-' order by place)
          from regexp_split_to_table(regexp_replace(name, '\\s', '', 'g'), '') with ordinality as spelled (letter, place)
        ), 60)
      )
      where name ~ '[^\\u0001-\\u007f]'`);
    this.addSql('alter table tag drop constraint tag_slug_key');
    this.addSql('create index tag_slug on tag (slug)');
    this.addSql(`
      -- Tags with the same key are one. The slug may be shared.
      alter table tag add column key text not null unique generated always as (tag_key(name)) stored`);
    this.addSql('alter table tag_redirect drop constraint tag_redirect_pkey, add column key text');
    this.addSql('update tag_redirect set key = tag_key(name)');
    this.addSql(`
      delete from tag_redirect r using tag_redirect other where other.key = r.key and other.slug < r.slug`);
    this.addSql('alter table tag_redirect add primary key (key)');
    this.addSql('create index tag_redirect_slug on tag_redirect (slug)');
  }

  override down(): void {
    this.addSql('delete from tag_redirect r using tag_redirect other where other.slug = r.slug and other.key < r.key');
    this.addSql('drop index tag_redirect_slug');
    this.addSql('alter table tag_redirect drop column key, add primary key (slug)');
    this.addSql(`
      -- Of several with one slug, all but the first get their id behind it.
      update tag t set slug = left(slug, 48) || '-' || id
      where exists (select from tag other where other.slug = t.slug and other.id < t.id)`);
    this.addSql('alter table tag drop column key');
    this.addSql('drop index tag_slug');
    this.addSql('alter table tag add constraint tag_slug_key unique (slug)');
    this.addSql('drop function tag_key(text)');
    this.addSql('drop index tag_name');
    this.addSql('create index tag_name on tag (lower(name), id)');
    this.addSql('drop index tag_uses');
    this.addSql('create index tag_uses on tag (uses desc, name)');
    this.addSql('create index category_name on category (lower(name), id)');
    this.addSql('drop index wallpaper_title');
    this.addSql('create index wallpaper_title on wallpaper (lower(title), id) include (title, facets)');
    this.addSql(`
      create or replace function search_text(value text) returns text language sql immutable parallel safe as
        $body$ select regexp_replace(lower(coalesce(value, '')), '[^[:alnum:]]+', ' ', 'g') $body$`);
    this.addSql('alter table second_factor drop constraint second_factor_recovery_codes_whole');
    this.addSql('alter table api_token drop constraint api_token_scopes_whole');
    this.addSql('alter table wallpaper_suggestion drop constraint wallpaper_suggestion_tags_whole');
    this.addSql('alter table trashed_wallpaper drop constraint trashed_wallpaper_tags_whole');
    this.addSql('alter table wallpaper drop constraint wallpaper_tags_whole');
  }
}
