import { Migration } from '@mikro-orm/migrations';
import { HDR } from '../../lib/facets/layout';
import { FACET_WORDS } from './facet-functions';

const TABLES = ['wallpaper', 'trashed_wallpaper'];

const OLD_FACETS = 'facets_of(new.device_type, new.width, new.height, new.palette, new.black_share)';

/** No stored facets change: earlier wallpapers count as not HDR until `npm run verify -- --mend` reads them again. */
export class HdrAndGamut20261127110000 extends Migration {
  override up(): void {
    for (const table of TABLES) {
      this.addSql(`
        alter table ${table}
          add column hdr boolean not null default false,
          add column gamut text not null default 'srgb' check (gamut in ('srgb', 'p3', 'rec2020', 'adobe-rgb'))`);
    }
    this.acceptFormats("'jpeg', 'png', 'webp', 'avif'");
    this.addSql(FACET_WORDS);
    this.addSql(`
      create function facets_of(w wallpaper) returns int language sql immutable parallel safe as $body$
        select facets_of(w.device_type, w.width, w.height, w.palette, w.black_share) | (w.hdr::int << ${HDR.offset})
      $body$`);
    this.indexBy('facets_of(new)', 'black_share, hdr');
  }

  override down(): void {
    this.indexBy(OLD_FACETS, 'black_share');
    this.addSql('drop function facets_of(wallpaper)');
    this.acceptFormats("'jpeg', 'png', 'webp'");
    for (const table of TABLES) this.addSql(`alter table ${table} drop column hdr, drop column gamut`);
  }

  private acceptFormats(formats: string): void {
    for (const table of TABLES) {
      this.addSql(`
        alter table ${table}
          drop constraint wallpaper_format_check,
          add constraint wallpaper_format_check check (format in (${formats}))`);
    }
  }

  /** Otherwise as in the baseline. */
  private indexBy(facets: string, columns: string): void {
    this.addSql(`
      create or replace function index_wallpaper() returns trigger language plpgsql as $body$
      begin
        new.facets := ${facets};
        new.search :=
          setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
          setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
          coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
          setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D') || facet_words(new.facets);
        return new;
      end $body$`);
    this.addSql('drop trigger wallpaper_index on wallpaper');
    this.addSql(`
      create trigger wallpaper_index before insert or update of title, description, tags, category_id, device_type, width,
        height, palette, ${columns}, facets on wallpaper for each row execute function index_wallpaper()`);
  }
}
