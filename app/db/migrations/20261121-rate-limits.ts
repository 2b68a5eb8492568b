import { Migration } from '@mikro-orm/migrations';

/** The table of rate-limiter-flexible's PostgreSQL store, in the shape it would create itself. */
export class RateLimits20261121 extends Migration {
  override up() {
    this.addSql(`
      create table rate_limit (
        key varchar(255) primary key,
        points int not null default 0,
        expire bigint
      );
      create index rate_limit_expire on rate_limit (expire);
    `);
  }

  override down() {
    this.addSql('drop table rate_limit;');
  }
}
