import { Migration } from '@mikro-orm/migrations';

/** No array has an empty element, which the tag "null" left behind. */
export class TextsAndTags20261129210000 extends Migration {
  override up(): void {
    this.addSql(`
      update wallpaper set tags = array_replace(tags, null, coalesce((select name::text from tag where slug = 'null'), 'null'))
      where array_position(tags, null) is not null`);
    this.addSql(`
      update trashed_wallpaper set tags = array_replace(tags, null, coalesce((select name::text from tag where slug = 'null'), 'null'))
      where array_position(tags, null) is not null`);
    this.addSql(`
      alter table wallpaper add constraint wallpaper_tags_whole check (array_position(tags, null) is null)`);
    this.addSql(`
      alter table trashed_wallpaper add constraint trashed_wallpaper_tags_whole check (array_position(tags, null) is null)`);
    this.addSql(`
      alter table wallpaper_suggestion
        add constraint wallpaper_suggestion_tags_whole check (array_position(tags, null) is null)`);
    this.addSql(`
      alter table api_token add constraint api_token_scopes_whole check (array_position(scopes, null) is null)`);
    this.addSql(`
      alter table second_factor
        add constraint second_factor_recovery_codes_whole check (array_position(recovery_codes, null) is null)`);
  }

  override down(): void {
    this.addSql('alter table second_factor drop constraint second_factor_recovery_codes_whole');
    this.addSql('alter table api_token drop constraint api_token_scopes_whole');
    this.addSql('alter table wallpaper_suggestion drop constraint wallpaper_suggestion_tags_whole');
    this.addSql('alter table trashed_wallpaper drop constraint trashed_wallpaper_tags_whole');
    this.addSql('alter table wallpaper drop constraint wallpaper_tags_whole');
  }
}
