import { Migration } from '@mikro-orm/migrations';

/** What the lists of incomplete wallpapers read. An index on those without a device or a category exists. */
export class Triage20261127150000 extends Migration {
  override up(): void {
    this.addSql(`create index wallpaper_untagged on wallpaper (id) where tags <@ '{4K,QHD,1080p,Ultrawide}'`);
    this.addSql('create index wallpaper_no_description on wallpaper (id) where description is null');
  }

  override down(): void {
    this.addSql('drop index wallpaper_no_description, wallpaper_untagged');
  }
}
