import { Migration } from '@mikro-orm/migrations';

/**
 * Lists by size and by the ratio of the sides. What such a list is mostly filtered by besides stands in the index too, so
 * that even one that finds nothing reads no row. And what was there when a day began, for the wallpaper of the day.
 */
export class ListFilters20261121 extends Migration {
  override up() {
    this.addSql(`
      create index wallpaper_size on wallpaper (width, height, id) include (featured, device_type, category_id);
      -- The sides stand in it again, or the planner would not answer from it alone.
      create index wallpaper_ratio on wallpaper ((width::float8 / height), id)
        include (width, height, featured, device_type, category_id);
      create index wallpaper_created on wallpaper (created_at, id);
      analyze wallpaper;
    `);
  }

  override down() {
    this.addSql(`
      drop index wallpaper_created;
      drop index wallpaper_ratio;
      drop index wallpaper_size;
    `);
  }
}
