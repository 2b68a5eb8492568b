import { Migration } from '@mikro-orm/migrations';
import {
  placeVersions,
  repeats,
  VERSION_COLUMNS,
  VERSION_ORDER,
  VERSION_PLACES,
  versionsTrigger,
} from './20261127-190000-sets';
import { countingFunction, countTriggers } from './count-triggers';
import { indexTrigger } from './index-trigger';

const EVENTS = ['insert', 'delete', 'update'];
const INDEXED = { facets: 'facets_of(new)', columns: ['hdr', 'set_id', 'repeats'] };
const OUTSIDE = 'new.set_place := null; new.repeats := 0;';
const unlessInSet = (statements: string) => `if new.set_id is null then ${statements} end if;`;

/** Known words count each set once, as lists do. */
export class WordsOfSets20261128020000 extends Migration {
  override up(): void {
    this.addSql(`
      -- The words that no earlier version of the picture has. Null for the first one and outside of sets: all of them.
      alter table wallpaper add column own_words text[]`);
    this.addSql('drop function version_places(int)');
    this.addSql(`
      create function version_places(asked int) returns table (id int, place smallint, repeats smallint, own_words text[])
        language sql stable as $body$
        with version as (
          select w.id, shelf, category_id, featured, search, row_number() over (order by ${VERSION_ORDER})::smallint as place
          from wallpaper w where set_id = asked
        )
        select id, place, (${repeats})::smallint, case when place > 1 then array(
            select word from unnest(tsvector_to_array(search)) as word where strpos(word, ':') = 0
            except select unnest(tsvector_to_array(earlier.search)) from version earlier where earlier.place < version.place
            order by 1
          ) end
        from version
      $body$`);
    this.addSql(placeVersions(['set_place', 'repeats', 'own_words'], ['place', 'repeats', 'own_words']));
    this.addSql(versionsTrigger([...VERSION_COLUMNS, 'title', 'description', 'tags']));
    this.index(unlessInSet(`${OUTSIDE} new.own_words := null;`));
    this.addSql(
      countingFunction('count_own_words', {
        into: 'search_word as w (word, uses)',
        onConflict: '(word) do update set uses = w.uses + excluded.uses',
        values: 'word',
        groups: 'word',
        rest: `, unnest(coalesce(own_words, tsvector_to_array(search))) as word where strpos(word, ':') = 0`,
        changes: ['1 as n, own_words, search', '-1, own_words, search'],
      }),
    );
    this.countBy('count_own_words');
    this.addSql(`
      update wallpaper w set own_words = placed.own_words
      from (select distinct set_id from wallpaper where set_id is not null) known,
        lateral version_places(known.set_id) placed
      where w.id = placed.id and placed.own_words is not null`);
  }

  override down(): void {
    this.addSql('update wallpaper set own_words = null where own_words is not null');
    this.countBy('count_words');
    this.addSql('drop function count_own_words()');
    this.index(unlessInSet(OUTSIDE));
    this.addSql(versionsTrigger(VERSION_COLUMNS));
    this.addSql(placeVersions(['set_place', 'repeats'], ['place', 'repeats']));
    this.addSql('drop function version_places(int)');
    this.addSql(VERSION_PLACES);
    this.addSql('alter table wallpaper drop column own_words');
  }

  private index(first: string): void {
    for (const statement of indexTrigger({ ...INDEXED, first })) this.addSql(statement);
  }

  private countBy(run: string): void {
    for (const event of EVENTS) this.addSql(`drop trigger search_word_${event} on wallpaper`);
    this.addSql(countTriggers('search_word', 'wallpaper', run));
  }
}
