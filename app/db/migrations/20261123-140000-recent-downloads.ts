import { Migration } from '@mikro-orm/migrations';

/** What was downloaded in the last 7, 30 and 365 days, beside the row, so that each order is an index. */
export class RecentDownloads20261123140000 extends Migration {
  override up() {
    this.addSql(`
      -- Without a foreign key: what is in the trash may come back with its days. They end after a year.
      create table wallpaper_day (
        wallpaper_id int not null,
        day date not null,
        downloads int not null check (downloads > 0),
        -- The longest window in days that it has left; 0 while it counts in every one.
        outside smallint not null default 0,
        primary key (wallpaper_id, day)
      );
      create index wallpaper_day_outside on wallpaper_day (outside, day);
      alter table wallpaper
        add column downloads7 int not null default 0 check (downloads7 >= 0),
        add column downloads30 int not null default 0 check (downloads30 >= 0),
        add column downloads365 int not null default 0 check (downloads365 >= 0);
      create index wallpaper_downloads7 on wallpaper (downloads7, id);
      create index wallpaper_downloads30 on wallpaper (downloads30, id);
      create index wallpaper_downloads365 on wallpaper (downloads365, id);
    `);
  }

  override down() {
    this.addSql(`
      alter table wallpaper drop column downloads7, drop column downloads30, drop column downloads365;
      drop table wallpaper_day;
    `);
  }
}
