import { Migration } from '@mikro-orm/migrations';

/** Drafts and planned wallpapers. They are kept in the trash's table, which nothing public reads, but they are not trash. */
export class Drafts20261127160000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table trashed_wallpaper
        -- kept: in the inbox. deleted: in the trash, from where it comes back as a draft.
        add column draft varchar(7) check (draft in ('kept', 'deleted')),
        -- Null for a draft without a plan. Plans of the same minute differ by milliseconds, which order them.
        add column publish_at timestamptz,
        add check (publish_at is null or draft is not distinct from 'kept'),
        add check (hidden_for is null or draft is null),
        -- Deleted wallpapers bring their values along. Drafts are new here.
        alter column id set default nextval('wallpaper_id_seq'),
        alter column tags set default '{}',
        alter column featured set default false,
        alter column focal_chosen set default false,
        alter column licence set default 'unknown',
        alter column ai set default 'unknown',
        alter column hdr set default false,
        alter column gamut set default 'srgb',
        alter column avif set default false,
        alter column version set default 1,
        alter column created_at set default now(),
        alter column updated_at set default now(),
        alter column shuffle_key set default floor(random() * 2147483648)::int`);
    this.addSql(`create index trashed_wallpaper_draft on trashed_wallpaper (publish_at, id) where draft = 'kept'`);
    this.addSql(`
      -- A draft gets a new id when it is published, because lists are ordered by id. Its first id leads to the new one.
      create table published_draft (
        draft_id int primary key,
        wallpaper_id int not null
      )`);
  }

  override down(): void {
    this.addSql('drop table published_draft');
    this.addSql(`delete from trashed_wallpaper where draft is not null`);
    this.addSql('alter table trashed_wallpaper drop column publish_at, drop column draft');
  }
}
