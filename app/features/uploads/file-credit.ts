import ExifReader from 'exifreader';
import { readLicence } from '~/features/wallpapers/licences';
import { MAX_AUTHOR_LENGTH, MAX_LICENCE_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import { type MetadataGroup, textsIn } from '~/images/embedded-texts';
import { truncate } from '~/lib/clean-text';

const address = (text = '') => (URL.canParse(text) && /^https?:/i.test(text) ? text : '');

/** The credit in a file, by the names of the form's fields. The server reads the same from files sent without a script. */
export async function readFileCredit(file: File): Promise<Record<string, string>> {
  const { xmp, iptc, exif } = (await ExifReader.load(file, { expanded: true })) as Record<string, MetadataGroup>;
  const { author = '', authorUrl, sourceUrl, licence } = textsIn(xmp, iptc, exif);
  const read = licence ? readLicence(licence) : { licence: '', licenceText: '' };
  return {
    author: truncate(author, MAX_AUTHOR_LENGTH),
    authorUrl: address(authorUrl),
    sourceUrl: address(sourceUrl),
    licence: read.licence,
    licenceText: truncate(read.licenceText ?? '', MAX_LICENCE_LENGTH),
  };
}
