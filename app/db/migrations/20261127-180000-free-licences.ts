import { Migration } from '@mikro-orm/migrations';

/** Free wallpapers are counted without reading their rows. */
export class FreeLicences20261127180000 extends Migration {
  override up(): void {
    this.addSql('drop index wallpaper_licence');
    this.addSql('create index wallpaper_licence on wallpaper (licence, id) include (shelf, category_id, facets)');
  }

  override down(): void {
    this.addSql('drop index wallpaper_licence');
    this.addSql('create index wallpaper_licence on wallpaper (licence, id)');
  }
}
