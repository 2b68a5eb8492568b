import { Migration } from '@mikro-orm/migrations';
import { HDR, REPEATS, VERSION_GROUPS } from '../../lib/facets/layout';
import { VERSION_ROLES } from '../../lib/version-roles';
import { countingFunction } from './count-triggers';
import { indexTrigger } from './index-trigger';

const TABLES = ['wallpaper', 'trashed_wallpaper'];

/** Indexes of lists. With `facets` in them, repeats are skipped without reading rows. */
const INDEXES: [name: string, columns: string, included: string][] = [
  ['shelf', 'shelf, id', ''],
  ['device', 'device_type, id', ''],
  ['category_shelf', 'category_id, shelf, id', ''],
  ['title', 'lower(title), id', 'title'],
  ['shelf_shuffle', 'shelf, featured, shuffle_key', 'id'],
  ['category_shuffle', 'category_id, featured, shuffle_key', 'id'],
  ['category_shelf_shuffle', 'category_id, shelf, featured, shuffle_key', 'id'],
  ['size', 'width, height, id', 'featured, device_type, category_id'],
  ['ratio', '(width::float8 / height), id', 'width, height, featured, device_type, category_id'],
];

const GROUP_KEYS: Record<(typeof VERSION_GROUPS)[number], string> = {
  device: 'shelf',
  category: 'category_id',
  featured: 'featured',
};

export const repeats = Array.from({ length: REPEATS.bits }, (_, bit) => {
  const keys = VERSION_GROUPS.filter((_, index) => bit & (1 << index)).map((group) => GROUP_KEYS[group]);
  const alike = keys.length > 0 ? `partition by ${keys.join(', ')} ` : '';
  return `((row_number() over (${alike}order by place) > 1)::int << ${bit})`;
}).join('\n        | ');

const ROLES = VERSION_ROLES.map((role) => `'${role}'`).join(', ');

export const VERSION_ORDER = `array_position(array[${ROLES}], set_role::text), width::bigint * height desc, w.id`;

export const VERSION_PLACES = `
      create function version_places(asked int) returns table (id int, place smallint, repeats smallint)
        language sql stable as $body$
        select id, place, (${repeats})::smallint from (
          select w.id, shelf, category_id, featured, row_number() over (
            order by ${VERSION_ORDER}
          )::smallint as place
          from wallpaper w where set_id = asked
        ) version
      $body$`;

/** @param columns of the wallpaper, with those of `version_places` that they copy */
export const placeVersions = (columns: string[], copied: string[]): string => `
      -- Writes every version, because the cards of one show facts of the others.
      create or replace function place_versions(asked int) returns void language sql as $body$
        update wallpaper w set ${columns.map((name, index) => `${name} = placed.${copied[index]}`).join(', ')}
        from version_places(asked) placed where w.id = placed.id
      $body$`;

export const VERSION_COLUMNS = [
  ...['set_id', 'set_role', 'device_type', 'category_id', 'featured', 'width', 'height', 'file_key'],
];

/** Places the versions of a set again after a change of these columns. */
export const versionsTrigger = (columns: string[]): string => `
      create or replace trigger wallpaper_versions_update after update of ${columns.join(', ')} on wallpaper for each row
        when (old.set_id is not null or new.set_id is not null) execute function place_changed_versions()`;

const KEYS = ['device_type', 'category_id', 'featured'];

const countWallpapers = (keys: string[]) =>
  countingFunction('count_wallpapers', {
    into: `wallpaper_count as c (${keys.join(', ')}, count)`,
    onConflict: `(${keys.join(', ')}) do update set count = c.count + excluded.count`,
    values: keys.join(', '),
    groups: keys.map((_, index) => index + 1).join(', '),
    changes: [`${keys.join(', ')}, 1 as n`, `${keys.join(', ')}, -1`],
  }).replace('create function', 'create or replace function');

const tagUses = (columns: string[], changes: string) => `
      with changes as (${changes}),
           locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
      update tag t set ${columns.map((name) => `${name} = t.${name} + c.${name}`).join(', ')}
      from changes c, locked l where t.id = c.tag_id and l.id = t.id;`;

const countTagUses = (columns: string[], selected: (sign: string) => string, updates: string) => `
  create or replace function count_tag_uses() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then ${tagUses(columns, `select tag_id, ${selected('')} from new_rows group by tag_id`)}
    elsif tg_op = 'DELETE' then ${tagUses(columns, `select tag_id, ${selected('-')} from old_rows group by tag_id`)}
    ${updates}
    end if;
    return null;
  end $body$`;

const REPEATED = `facets >> ${REPEATS.offset} & 1`;

const TAG_USES = countTagUses(
  ['uses', 'repeats'],
  (sign) => `${sign}count(*)::int as uses, ${sign}sum(${REPEATED})::int as repeats`,
  `else ${tagUses(
    ['repeats'],
    `select tag_id, sum(n)::int as repeats from (
        select tag_id, ${REPEATED} as n from new_rows union all select tag_id, -(${REPEATED}) from old_rows
      ) rows group by tag_id having sum(n) <> 0`,
  )}`,
);

const PREVIOUS_TAG_USES = countTagUses(['uses'], (sign) => `${sign}count(*)::int as uses`, '');

const facetsOf = (also: string) => `
  create or replace function facets_of(w wallpaper) returns int language sql immutable parallel safe as $body$
    select facets_of(w.device_type, w.width, w.height, w.palette, w.black_share) | (w.hdr::int << ${HDR.offset})${also}
  $body$`;

const primaryKey = (included: string) => `
  alter table wallpaper_tag drop constraint wallpaper_tag_pkey, add primary key (tag_id, wallpaper_id)${included}`;

/** Triggers for each row run before this, so the versions are in order and have their final facets. */
const beginDownloadCounts = (rows: string) => `
  create or replace function begin_download_counts() returns trigger language plpgsql as $body$
  begin
    insert into download_count (wallpaper_id, category_id, facets)
      select w.id, w.category_id, w.facets from ${rows} order by 1;
    return null;
  end $body$`;

/** @param current a statement that reads the row again: another row's trigger may have changed it since */
const copyFacets = (current: string) => `
  create or replace function copy_facets() returns trigger language plpgsql as $body$
  begin
    ${current}
    update wallpaper_tag set facets = new.facets where wallpaper_id = new.id and facets <> new.facets;
    update download_count set facets = new.facets, category_id = new.category_id where wallpaper_id = new.id;
    return null;
  end $body$`;

/** Versions of one picture, such as a light and a dark one. A set is the number they share. */
export class Sets20261127190000 extends Migration {
  override up(): void {
    for (const table of TABLES) {
      this.addSql(`
        alter table ${table}
          add column set_id int,
          add column set_role varchar(9) check (set_role in (${ROLES})),
          add check ((set_id is null) = (set_role is null))`);
      this.addSql(`create index ${table}_set on ${table} (set_id) where set_id is not null`);
    }
    this.addSql('create sequence wallpaper_set_seq as int');
    this.addSql(`
      alter table wallpaper
        -- Its place among the versions, from 1. The first is the one that lists show.
        add column set_place smallint,
        add column repeats smallint not null default 0`);
    this.addSql(facetsOf(` | (w.repeats::int << ${REPEATS.offset})`));
    const first = 'if new.set_id is null then new.set_place := null; new.repeats := 0; end if;';
    this.index({ first, columns: ['hdr', 'set_id', 'repeats'] });
    this.addSql(VERSION_PLACES);
    this.addSql(placeVersions(['set_place', 'repeats'], ['place', 'repeats']));
    this.addSql(`
      create function place_changed_versions() returns trigger language plpgsql as $body$
      begin
        if tg_op <> 'INSERT' and old.set_id is not null then perform place_versions(old.set_id); end if;
        if tg_op <> 'DELETE' and new.set_id is not null and (tg_op = 'INSERT' or new.set_id is distinct from old.set_id)
          then perform place_versions(new.set_id); end if;
        return null;
      end $body$`);
    for (const [event, row] of Object.entries({ insert: 'new', delete: 'old' })) {
      this.addSql(`
        create trigger wallpaper_versions_${event} after ${event} on wallpaper for each row
          when (${row}.set_id is not null) execute function place_changed_versions()`);
    }
    this.addSql(versionsTrigger(VERSION_COLUMNS));
    this.addSql(beginDownloadCounts('new_rows join wallpaper w using (id)'));
    this.addSql(copyFacets('select * into new from wallpaper where id = new.id;'));
    this.countListed();
    for (const [name, columns, included] of INDEXES) {
      const also = [included, 'facets'].filter(Boolean).join(', ');
      this.addSql(`drop index wallpaper_${name}`);
      this.addSql(`create index wallpaper_${name} on wallpaper (${columns}) include (${also})`);
    }
    this.addSql(primaryKey(' include (facets)'));
  }

  override down(): void {
    this.addSql(primaryKey(''));
    for (const [name, columns, included] of INDEXES) {
      this.addSql(`drop index wallpaper_${name}`);
      this.addSql(`create index wallpaper_${name} on wallpaper (${columns})${included && ` include (${included})`}`);
    }
    this.addSql('update wallpaper set set_id = null, set_role = null where set_id is not null');
    this.addSql('drop trigger tag_uses_update on wallpaper_tag');
    this.addSql(PREVIOUS_TAG_USES);
    this.addSql('alter table tag drop column repeats');
    this.addSql(countWallpapers(KEYS));
    this.addSql('delete from wallpaper_count where count = 0');
    this.addSql('alter table wallpaper_count drop column repeats');
    this.addSql('alter table wallpaper_count add unique nulls not distinct (category_id, device_type, featured)');
    for (const event of ['insert', 'delete', 'update']) {
      this.addSql(`drop trigger wallpaper_versions_${event} on wallpaper`);
    }
    this.addSql('drop function place_changed_versions(), place_versions(int), version_places(int)');
    this.addSql(copyFacets(''));
    this.addSql(beginDownloadCounts('new_rows w'));
    this.index({ columns: ['hdr'] });
    this.addSql(facetsOf(''));
    this.addSql('alter table wallpaper drop column set_place, drop column repeats');
    this.addSql('drop sequence wallpaper_set_seq');
    for (const table of TABLES) this.addSql(`alter table ${table} drop column set_id, drop column set_role`);
  }

  private countListed(): void {
    this.addSql(`
      alter table wallpaper_count
        add column repeats smallint not null default 0,
        drop constraint wallpaper_count_category_id_device_type_featured_key`);
    this.addSql(
      'alter table wallpaper_count add unique nulls not distinct (category_id, device_type, featured, repeats)',
    );
    this.addSql(countWallpapers([...KEYS, 'repeats']));
    this.addSql(`
      -- How many of the uses are by versions that lists without a filter leave out.
      alter table tag add column repeats int not null default 0`);
    this.addSql(TAG_USES);
    this.addSql(`
      create trigger tag_uses_update after update on wallpaper_tag
        referencing old table as old_rows new table as new_rows for each statement execute function count_tag_uses()`);
  }

  private index(changed: { first?: string; columns: string[] }): void {
    for (const statement of indexTrigger({ facets: 'facets_of(new)', ...changed })) this.addSql(statement);
  }
}
