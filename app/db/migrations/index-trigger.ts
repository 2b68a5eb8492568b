interface Indexing {
  /** How the facets are computed. */
  facets: string;
  /** Columns besides those of the baseline whose changes count. */
  columns?: string[];
  /** Statements that run first. */
  first?: string;
}

/** Replaces the trigger that fills in the facets and the search document of a wallpaper. */
export const indexTrigger = ({ facets, columns = [], first = '' }: Indexing): string[] => [
  `create or replace function index_wallpaper() returns trigger language plpgsql as $body$
  begin
    ${first}
    new.facets := ${facets};
    new.search :=
      setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
      setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
      coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
      setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D') || facet_words(new.facets);
    return new;
  end $body$`,
  'drop trigger wallpaper_index on wallpaper',
  `create trigger wallpaper_index before insert or update of title, description, tags, category_id, device_type, width,
    height, palette, ${['black_share', ...columns, 'facets'].join(', ')} on wallpaper for each row execute function index_wallpaper()`,
];
