import { readLicence } from '~/features/wallpapers/licences';
import { MAX_AUTHOR_LENGTH, MAX_LICENCE_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import { WallpaperUpload, type WallpaperUploadInput } from '~/features/wallpapers/wallpaper.schema';
import { readEmbeddedTexts } from '~/images/embedded-texts.server';
import { truncate } from '~/lib/clean-text';

const LONGEST: Record<string, number> = { author: MAX_AUTHOR_LENGTH, licenceText: MAX_LICENCE_LENGTH };

/** Fills in credits that were left blank from the picture's XMP, IPTC or EXIF. Only for files that were checked. */
export async function withEmbeddedCredit<Input extends WallpaperUploadInput>(
  path: string,
  input: Input,
): Promise<Input> {
  const { author, authorUrl, sourceUrl, licence } = await readEmbeddedTexts(path);
  const hasLicence = (input.licence ?? 'unknown') !== 'unknown' || input.licenceText;
  const found = Object.entries({ author, authorUrl, sourceUrl, ...(licence && !hasLicence && readLicence(licence)) });
  const usable = found.flatMap(([name, text]) => {
    if (!text || (input[name as keyof WallpaperUploadInput] ?? 'unknown') !== 'unknown') return [];
    const schema = WallpaperUpload.shape[name as keyof typeof WallpaperUpload.shape];
    const { data } = schema.safeParse(truncate(text, LONGEST[name] ?? text.length));
    return data === undefined ? [] : [[name, data]];
  });
  return { ...input, ...Object.fromEntries(usable) };
}
