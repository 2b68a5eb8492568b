import { WallpaperUpload, type WallpaperUploadInput } from '~/features/wallpapers/wallpaper.schema';
import { readEmbeddedTexts } from '~/images/embedded-texts.server';
import { creditIn } from './embedded-credit';

/** Fills in credits that were left blank from the picture's XMP, IPTC or EXIF. Only for files that were checked. */
export async function withEmbeddedCredit<Input extends WallpaperUploadInput>(
  path: string,
  input: Input,
): Promise<Input> {
  const { licence, licenceText, ...others } = creditIn(await readEmbeddedTexts(path));
  const hasLicence = (input.licence ?? 'unknown') !== 'unknown' || input.licenceText;
  const found = Object.entries({ ...others, ...(!hasLicence && { licence, licenceText }) });
  const usable = found.flatMap(([name, text]) => {
    if (!text || (input[name as keyof WallpaperUploadInput] ?? 'unknown') !== 'unknown') return [];
    const schema = WallpaperUpload.shape[name as keyof typeof WallpaperUpload.shape];
    const { data } = schema.safeParse(text);
    return data === undefined ? [] : [[name, data]];
  });
  return { ...input, ...Object.fromEntries(usable) };
}
