import { Migration } from '@mikro-orm/migrations';

export class AnsweredMessages20261123150000 extends Migration {
  override up() {
    this.addSql('alter table contact_message add column answered_at timestamptz');
  }

  override down() {
    this.addSql('alter table contact_message drop column answered_at');
  }
}
