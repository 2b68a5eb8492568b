import ExifReader from 'exifreader';
import { creditIn } from '~/features/uploads/embedded-credit';
import { type MetadataGroup, textsIn } from '~/images/embedded-texts';
import { readXmp } from '~/images/xmp';

const isAddress = (text: string) => URL.canParse(text) && /^https?:/i.test(text);

/** The credit in a file, as the server reads it from files that are sent without a script. */
export async function readFileCredit(file: File): Promise<Record<string, string>> {
  const { xmp, iptc, exif } = (await ExifReader.load(file, { expanded: true })) as Record<string, MetadataGroup>;
  // The library's XMP differs from what the server reads, so only its text is used.
  const credit = creditIn(textsIn(readXmp(String(xmp?._raw ?? '')), iptc, exif));
  const addresses = ['authorUrl', 'sourceUrl'];
  return Object.fromEntries(
    Object.entries(credit).filter(([name, text]) => !addresses.includes(name) || isAddress(text)),
  );
}
