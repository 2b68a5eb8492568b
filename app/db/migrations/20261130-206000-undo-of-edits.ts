import { Migration } from '@mikro-orm/migrations';

/** What bulk edits changed, for a day: each row has the wallpapers of one batch, with their fields before and after. */
export class UndoOfEdits20261130206000 extends Migration {
  override up(): void {
    this.addSql(`
      create table edit_undo (
        id serial primary key,
        edit uuid not null,
        wallpapers jsonb not null,
        created_at timestamptz not null default now()
      )`);
    this.addSql('create index edit_undo_edit on edit_undo (edit)');
  }

  override down(): void {
    this.addSql('drop table edit_undo');
  }
}
