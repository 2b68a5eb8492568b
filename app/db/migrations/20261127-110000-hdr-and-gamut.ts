import { Migration } from '@mikro-orm/migrations';

/** No stored facets change: earlier wallpapers count as not HDR until `npm run verify -- --mend` reads them again. */
export class HdrAndGamut20261127110000 extends Migration {
  override up(): void {
    this.addSql(`
        alter table wallpaper
          add column hdr boolean not null default false,
          add column gamut text not null default 'srgb' check (gamut in ('srgb', 'p3', 'rec2020', 'adobe-rgb'))`);
    this.addSql(`
        alter table trashed_wallpaper
          add column hdr boolean not null default false,
          add column gamut text not null default 'srgb' check (gamut in ('srgb', 'p3', 'rec2020', 'adobe-rgb'))`);
    this.addSql(`
        alter table wallpaper
          drop constraint wallpaper_format_check,
          add constraint wallpaper_format_check check (format in ('jpeg', 'png', 'webp', 'avif'))`);
    this.addSql(`
        alter table trashed_wallpaper
          drop constraint wallpaper_format_check,
          add constraint wallpaper_format_check check (format in ('jpeg', 'png', 'webp', 'avif'))`);
    this.addSql(`
  -- Words that no one can type are in the search document, so that a search and its filters are one look into one index.
  create or replace function facet_words(facets int) returns tsvector language sql immutable parallel safe as $body$
    select array_to_tsvector(array_remove(array[
      'facet:d' || (facets & 3), 'facet:s' || (facets >> 2 & 15),
      case when facets >> 6 & 7 >= 1 then 'facet:l1' end, case when facets >> 6 & 7 >= 2 then 'facet:l2' end, case when facets >> 6 & 7 >= 3 then 'facet:l3' end, case when facets >> 6 & 7 >= 4 then 'facet:l4' end, case when facets >> 6 & 7 >= 5 then 'facet:l5' end,
      case when facets >> 9 & 3 = 1 then 'facet:t1' end, case when facets >> 9 & 3 >= 2 then 'facet:t2' end, case when facets >> 9 & 3 = 3 then 'facet:t3' end,
      case when facets >> 23 & 1 = 1 then 'facet:h1' end
    ] || array(select 'facet:c' || place from generate_series(0, 11) as place where facets >> (11 + place) & 1 = 1), null))
  $body$;`);
    this.addSql(`
      create function facets_of(w wallpaper) returns int language sql immutable parallel safe as $body$
        select facets_of(w.device_type, w.width, w.height, w.palette, w.black_share) | (w.hdr::int << 23)
      $body$`);
    this.addSql(`create or replace function index_wallpaper() returns trigger language plpgsql as $body$
  begin
    
    new.facets := facets_of(new);
    new.search :=
      setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
      setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
      coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
      setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D') || facet_words(new.facets);
    return new;
  end $body$`);
    this.addSql('drop trigger wallpaper_index on wallpaper');
    this.addSql(`create trigger wallpaper_index before insert or update of title, description, tags, category_id, device_type, width,
    height, palette, black_share, hdr, facets on wallpaper for each row execute function index_wallpaper()`);
  }

  override down(): void {
    this.addSql(`create or replace function index_wallpaper() returns trigger language plpgsql as $body$
  begin
    
    new.facets := facets_of(new.device_type, new.width, new.height, new.palette, new.black_share);
    new.search :=
      setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
      setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
      coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
      setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D') || facet_words(new.facets);
    return new;
  end $body$`);
    this.addSql('drop trigger wallpaper_index on wallpaper');
    this.addSql(`create trigger wallpaper_index before insert or update of title, description, tags, category_id, device_type, width,
    height, palette, black_share, facets on wallpaper for each row execute function index_wallpaper()`);
    this.addSql('drop function facets_of(wallpaper)');
    this.addSql(`
        alter table wallpaper
          drop constraint wallpaper_format_check,
          add constraint wallpaper_format_check check (format in ('jpeg', 'png', 'webp'))`);
    this.addSql(`
        alter table trashed_wallpaper
          drop constraint wallpaper_format_check,
          add constraint wallpaper_format_check check (format in ('jpeg', 'png', 'webp'))`);
    this.addSql('alter table wallpaper drop column hdr, drop column gamut');
    this.addSql('alter table trashed_wallpaper drop column hdr, drop column gamut');
  }
}
