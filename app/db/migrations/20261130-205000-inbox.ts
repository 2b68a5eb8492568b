import { Migration } from '@mikro-orm/migrations';

/** Answers to messages, which are mailed from the Inbox, and an index for the list of messages and reports. */
export class Inbox20261130205000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table contact_message
        add column answer text check (answer <> '' and length(answer) <= 5000),
        add column answer_mailed_at timestamptz`);
    this.addSql('create index report_newest on report (created_at desc, id desc)');
  }

  override down(): void {
    this.addSql('drop index report_newest');
    this.addSql('alter table contact_message drop column answer, drop column answer_mailed_at');
  }
}
