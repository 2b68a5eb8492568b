import { Migration } from '@mikro-orm/migrations';

export class SystemNotes20261123182200 extends Migration {
  override up() {
    this.addSql(
      'create table system_note (name varchar(40) primary key, value jsonb not null, noted_at timestamptz not null default now())',
    );
  }

  override down() {
    this.addSql('drop table system_note');
  }
}
