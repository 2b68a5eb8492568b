import { Migration } from '@mikro-orm/migrations';

/** Something to sort the first pictures into. The administrator may rename or delete them; they never come back. */
export class StarterCategories20261121 extends Migration {
  override up() {
    this.addSql(`
      insert into category (name, slug) values
        ('Nature', 'nature'), ('Abstract', 'abstract'), ('Space', 'space'), ('Ocean', 'ocean'),
        ('Minimal', 'minimal'), ('City', 'city'), ('Animals', 'animals')
      on conflict do nothing;
    `);
  }

  override down() {
    this.addSql(`
      delete from category where slug in ('nature', 'abstract', 'space', 'ocean', 'minimal', 'city', 'animals');
    `);
  }
}
