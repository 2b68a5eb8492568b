import { Migration } from '@mikro-orm/migrations';

/**
 * The key that signs the links of letters. It belongs to the data: whoever restores a backup elsewhere answers the links of
 * letters that were sent before.
 */
export class LetterKey20261122 extends Migration {
  override up() {
    // Each of the two holds 122 bits of the operating system's randomness.
    this.addSql(`
      create table letter_key (
        id int primary key default 1 check (id = 1),
        key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
      );
      insert into letter_key default values;
    `);
  }

  override down() {
    this.addSql('drop table letter_key;');
  }
}
