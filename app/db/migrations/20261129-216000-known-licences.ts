import { Migration } from '@mikro-orm/migrations';

/** Before 0.10, a licence was any text. Names and addresses of known ones become those of the list. */
export class KnownLicences20261129216000 extends Migration {
  override up(): void {
    this.addSql(`
      create function pg_temp.known_licence(given text) returns text language sql immutable as $$
        select case
          when cc[1] is not null then 'cc-' || case cc[1] when 'by-nd-nc' then 'by-nc-nd' else cc[1] end || '-' || cc[2]
          when plain ~ '^(cc-?0|cc-zero|creative-commons-zero)(-v?1\\.0)?(-universal)?$'
            or plain ~ '^creativecommons\\.org-publicdomain-zero(-|$)' then 'cc0'
          when plain ~ '^(public-domain|public-domain-mark|pdm)(-1\\.0)?$'
            or plain ~ '^creativecommons\\.org-(publicdomain-mark|licenses-publicdomain)(-|$)' then 'public-domain'
          when plain ~ '^all-rights-reserved$' then plain
          when plain ~ '^(unsplash|pexels)(\\.com)?(-license)?$' then substring(plain from '^[a-z]+')
        end
        from (
          select regexp_replace(regexp_replace(regexp_replace(lower(trim(given)), '^https?://(www\\.)?', ''),
            '[\\s_/]+', '-', 'g'), '[-.]+$', '') as plain
        ) one,
        lateral (
          select coalesce(
            regexp_match(plain, '^creativecommons\\.org-licenses-(by|by-sa|by-nc|by-nd|by-nc-sa|by-nc-nd|by-nd-nc)-(1\\.0|2\\.0|2\\.5|3\\.0|4\\.0)(-|$)'),
            regexp_match(plain, '^(?:creative-commons-)?cc-(by|by-sa|by-nc|by-nd|by-nc-sa|by-nc-nd|by-nd-nc)-(1\\.0|2\\.0|2\\.5|3\\.0|4\\.0)(?:-international|-unported|-generic)?$')
          ) as cc
        ) matched
      $$`);
    this.addSql(`update wallpaper set licence = pg_temp.known_licence(licence_text), licence_text = null
      where licence = 'other' and pg_temp.known_licence(licence_text) is not null`);
    this.addSql(`update trashed_wallpaper set licence = pg_temp.known_licence(licence_text), licence_text = null
      where licence = 'other' and pg_temp.known_licence(licence_text) is not null`);
    this.addSql('drop function pg_temp.known_licence(text)');
  }

  override down(): void {
    // Known licences were possible before.
  }
}
