import { expect, it } from 'vitest';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

/** Tables that pages show, and those they do not. A new table belongs to one of these lists. */
const SHOWN = ['category', 'category_redirect', 'setting', 'tag', 'tag_redirect', 'wallpaper', 'wallpaper_tag'];
const NOT_SHOWN = [
  ...[
    'administrator',
    'api_token',
    'contact_message',
    'report',
    'report_event',
    'gallery',
    'gallery_change',
    'letter',
    'letter_delivery',
    'letter_key',
    'loose_file',
    'migration',
  ],
  ...['missing_file'],
  ...['rate_limit', 'session', 'subscriber', 'system_note', 'task', 'trashed_wallpaper', 'upload_outcome'],
  ...['second_factor', 'visitor', 'visitor_salt', 'kept_list'],
  ...['missed_search', 'missed_search_day', 'missed_search_mark'],
  // Counters, which are watched in other ways, and tables that change with those above.
  ...['download_count', 'download_day', 'wallpaper_day', 'visitor_day', 'search_word', 'wallpaper_count'],
  ...['facet_count', 'wallpaper_likeness', 'published_draft', 'edit_undo'],
];

it('every table is listed as shown by pages or not', async () => {
  const tables = await query<{ name: string }>(
    em(),
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect(tables.map(({ name }) => name).sort()).toEqual([...SHOWN, ...NOT_SHOWN].sort());
});

it('every change to those is watched, no matter who writes', async () => {
  for (const table of SHOWN) {
    const [trigger] = await query<{ columns: number; enabled: string; events: number }>(
      em(),
      `select cardinality(tgattr::int2[]) as columns, tgenabled as enabled, tgtype::int as events
       from pg_trigger where tgrelid = ?::regclass and tgname = 'gallery_change'`,
      [table],
    );
    // An update of any column.
    expect(trigger?.columns, table).toBe(0);
    // Even when triggers are disabled, as in a restore: A means always.
    expect(trigger?.enabled, table).toBe('A');
    // Insert, delete, update and truncate, once for each statement.
    expect(trigger?.events, table).toBe(4 + 8 + 16 + 32);
  }
});
