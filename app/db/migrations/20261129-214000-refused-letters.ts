import { Migration } from '@mikro-orm/migrations';

/** Why a newsletter was refused, which says whether its reader or the mail account is to blame. */
export class RefusedLetters20261129214000 extends Migration {
  override up(): void {
    this.addSql('alter table letter add column refusal text');
    this.addSql('alter table letter_delivery drop constraint letter_delivery_state_check');
    this.addSql(`
      alter table letter_delivery add constraint letter_delivery_state_check
        check (state in ('waiting', 'sending', 'sent', 'refused', 'doubted', 'failed', 'no-utf8'))`);
    this.addSql(`create index letter_delivery_doubted on letter_delivery (letter_id) where state = 'doubted'`);
    this.addSql(`
      -- The reasons were not noted, so faults of the mail account may have paused these readers.
      update subscriber set failures = 0, paused_at = null where failures > 0 or paused_at is not null`);
  }

  override down(): void {
    this.addSql(`update letter_delivery set state = 'failed' where state in ('refused', 'doubted', 'no-utf8')`);
    this.addSql('drop index letter_delivery_doubted');
    this.addSql('alter table letter_delivery drop constraint letter_delivery_state_check');
    this.addSql(`
      alter table letter_delivery add constraint letter_delivery_state_check
        check (state in ('waiting', 'sending', 'sent', 'failed'))`);
    this.addSql('alter table letter drop column refusal');
  }
}
