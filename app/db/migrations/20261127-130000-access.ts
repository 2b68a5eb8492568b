import { Migration } from '@mikro-orm/migrations';

/** The second factor of the login, and the browser of each session. */
export class Access20261127130000 extends Migration {
  override up(): void {
    this.addSql(`
      create table second_factor (
        administrator_id int primary key references administrator (id) on delete cascade,
        -- Encrypted with a key from SESSION_SECRET.
        secret bytea not null,
        -- A code of this step or an earlier one doesn't count again.
        last_step bigint not null default 0,
        -- Hashes of the codes that are left.
        recovery_codes text[] not null default '{}',
        created_at timestamptz not null default now(),
        -- Null until a code proves that the app has the secret. Until then the login doesn't ask for it.
        confirmed_at timestamptz
      )`);
    this.addSql(`alter table session add column user_agent varchar(300) not null default ''`);
  }

  override down(): void {
    this.addSql('alter table session drop column user_agent');
    this.addSql('drop table second_factor');
  }
}
