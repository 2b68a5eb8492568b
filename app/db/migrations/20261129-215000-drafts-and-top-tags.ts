import { Migration } from '@mikro-orm/migrations';

/** A deleted draft keeps its date, so that undoing the deletion brings it back. Top tags follow the number they show. */
export class DraftsAndTopTags20261129215000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table trashed_wallpaper
        drop constraint trashed_wallpaper_check,
        add constraint trashed_wallpaper_check check (publish_at is null or draft is not null)`);
    this.addSql('create index tag_shown on tag ((uses - repeats) desc, name)');
  }

  override down(): void {
    this.addSql('drop index tag_shown');
    this.addSql(`update trashed_wallpaper set publish_at = null where draft is distinct from 'kept'`);
    this.addSql(`
      alter table trashed_wallpaper
        drop constraint trashed_wallpaper_check,
        add constraint trashed_wallpaper_check check (publish_at is null or draft is not distinct from 'kept')`);
  }
}
