import { Migration } from '@mikro-orm/migrations';
import { FACETS_OF } from './facets-of';

/** Colours are named by what is shown. Whatever the column is set to, the triggers fill in the right one, words and counts too. */
export class ColourNames20261125003000 extends Migration {
  override up() {
    this.addSql(FACETS_OF);
    this.addSql(
      `update wallpaper set facets = 0 where facets <> facets_of(device_type, width, height, palette, black_share)`,
    );
  }

  /** The step that made the function makes this one too. */
  override down() {}
}
