import { Migration } from '@mikro-orm/migrations';
import { HDR } from '../../lib/facets/layout';
import { FACET_WORDS } from './facet-functions';
import { indexTrigger } from './index-trigger';

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
    for (const statement of indexTrigger({ facets: 'facets_of(new)', columns: ['hdr'] })) this.addSql(statement);
  }

  override down(): void {
    for (const statement of indexTrigger({ facets: OLD_FACETS })) this.addSql(statement);
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
}
