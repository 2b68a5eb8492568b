import { Migration } from '@mikro-orm/migrations';

export class Languages20261126110000 extends Migration {
  override up(): void {
    this.addSql('alter table subscriber add column language varchar(5)');
  }

  override down(): void {
    this.addSql('alter table subscriber drop column language');
  }
}
