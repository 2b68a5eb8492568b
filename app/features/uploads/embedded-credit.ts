import { chooseLicence } from '~/features/wallpapers/licences';
import { MAX_AUTHOR_LENGTH, MAX_LICENCE_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import type { EmbeddedTexts } from '~/images/embedded-texts';
import { truncate } from '~/lib/clean-text';

/** The credit that a file's metadata states, by the names of the form's fields. Empty where it states none. */
export function creditIn({ author = '', authorUrl = '', sourceUrl = '', licences = [] }: EmbeddedTexts) {
  const terms = chooseLicence(licences);
  return {
    author: truncate(author, MAX_AUTHOR_LENGTH),
    authorUrl,
    sourceUrl,
    licence: terms?.licence ?? '',
    licenceText: truncate(terms?.licenceText ?? '', MAX_LICENCE_LENGTH),
  };
}
