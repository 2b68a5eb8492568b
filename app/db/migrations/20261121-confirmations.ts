import { Migration } from '@mikro-orm/migrations';

/** Whether a newsletter address has been confirmed by whoever reads what is sent there. */
export class Confirmations20261121 extends Migration {
  override up() {
    this.addSql(`
      alter table subscriber
        add column status varchar(11) not null default 'unconfirmed' check (status in ('unconfirmed', 'pending', 'confirmed')),
        add column confirmation_hash char(64) unique check (confirmation_hash ~ '^[0-9a-f]{64}$'),
        add column letter_at timestamptz,
        add column confirmed_at timestamptz,
        add constraint subscriber_confirmed_once check ((status = 'confirmed') = (confirmed_at is not null));
      create index subscriber_pending on subscriber (letter_at) where status = 'pending';
    `);
  }

  override down() {
    this.addSql(`
      alter table subscriber drop column status, drop column confirmation_hash, drop column letter_at, drop column confirmed_at;
    `);
  }
}
