import { Migration } from '@mikro-orm/migrations';

/** When the administrator has read a message. */
export class MessageReading20261121 extends Migration {
  override up() {
    this.addSql(`
      alter table contact_message add column read_at timestamptz;
      create index contact_message_unread on contact_message (id) where read_at is null;
    `);
  }

  override down() {
    this.addSql('alter table contact_message drop column read_at;');
  }
}
