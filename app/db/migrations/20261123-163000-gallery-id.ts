import { Migration } from '@mikro-orm/migrations';

export class GalleryId20261123163000 extends Migration {
  override up() {
    // Not part of a backup: a site restored elsewhere is another gallery, with files of its own.
    this.addSql(`create table gallery (id uuid primary key default gen_random_uuid());
      insert into gallery default values;`);
  }

  override down() {
    this.addSql('drop table gallery');
  }
}
