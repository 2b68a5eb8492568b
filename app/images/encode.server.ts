import type { Sharp } from 'sharp';
import { openPicture, readMetadata, toBytes } from './decoder.server';
import { addJpegProfile } from './formats/jpeg-segments.server';
import { addPngProfile } from './formats/png-chunks.server';
import { addWebpProfile } from './formats/webp-chunks.server';

const ADD_PROFILE = { jpeg: addJpegProfile, png: addPngProfile, webp: addWebpProfile };

type Format = keyof typeof ADD_PROFILE | 'avif';
type Options = Parameters<Sharp['jpeg']>[0] & Parameters<Sharp['webp']>[0] & Parameters<Sharp['avif']>[0];

/** A file of these pixels. @param profile the colours of their values, if not sRGB */
export async function encode(
  picture: Sharp,
  format: Format,
  options: Pick<Options, keyof Options>,
  profile?: Buffer,
): Promise<Buffer> {
  if (!profile) return withExactly(undefined, await toBytes(picture.toFormat(format, options)));
  if (format !== 'avif') {
    return withExactly(profile, ADD_PROFILE[format](await toBytes(picture.toFormat(format, options)), profile));
  }
  // Only the encoder can write a profile into AVIF. It does so rightly for an upright picture of 8 bits.
  const png = addPngProfile(await toBytes(picture.png({ compressionLevel: 0 })), profile);
  return withExactly(profile, await toBytes(openPicture(png).keepIccProfile().avif(options)));
}

/** Every file that visitors can get passes here. @throws if its profile isn't this one, byte for byte */
export async function withExactly(profile: Buffer | undefined, file: Buffer): Promise<Buffer> {
  const { icc } = await readMetadata(file);
  if (profile ? !icc?.equals(profile) : icc) throw new Error('A file was made with a wrong colour profile.');
  return file;
}
