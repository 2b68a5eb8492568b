import { Migration } from '@mikro-orm/migrations';

/** Finds subscribers by any part of their address. */
export class SubscriberSearch20261121 extends Migration {
  override up() {
    this.addSql('create index subscriber_email_parts on subscriber using gin (lower(email) gin_trgm_ops);');
  }

  override down() {
    this.addSql('drop index subscriber_email_parts;');
  }
}
