import { type EmbeddedTexts, textsIn } from './embedded-texts';
import { identify } from './inspect.server';
import { readAllMetadata } from './metadata.server';

/** Never throws: unreadable texts count as missing. */
export async function readEmbeddedTexts(path: string): Promise<EmbeddedTexts> {
  const isPicture = await identify(path).then(
    () => true,
    () => false,
  );
  if (!isPicture) return textsIn({}, {}, {});
  const { xmp, iptc, exif } = await readAllMetadata(path);
  return textsIn(xmp, iptc, exif);
}
