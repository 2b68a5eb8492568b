import { expect, test } from 'vitest';
import { saysMadeByAi } from '~/images/ai-mark.server';
import { fileOf, scene } from '../support/pictures';

const xmp = (type: string) => `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}"/></rdf:RDF></x:xmpmeta>`;

const marked = async (type: string, format: 'jpeg' | 'png' | 'webp') =>
  fileOf(await scene(64, 64, 1).withXmp(xmp(type)).toFormat(format).toBuffer());

test.each(['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'])('%s in XMP is a mark', async (type) => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    expect(await saysMadeByAi(await marked(type, format)), format).toBe(true);
});

test('so is the text of Stable Diffusion, and nothing else', async () => {
  const png = await scene(64, 64, 1).png().toBuffer();
  // After the header. Its checksum is not verified.
  const chunk = Buffer.from('\0\0\0\x20tEXtparameters\0a lake, Steps: 20\0\0\0\0', 'latin1');
  const withChunk = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  expect(await saysMadeByAi(await fileOf(withChunk))).toBe(true);
  expect(await saysMadeByAi(await fileOf(png))).toBe(false);
  expect(await saysMadeByAi(await marked('digitalCapture', 'jpeg'))).toBe(false);
});

test('a mark is found across the pieces in which a file is read', async () => {
  for (const before of [1024 * 1024 - 10, 1024 * 1024 - 1, 3 * 1024 * 1024 - 5]) {
    const file = Buffer.concat([Buffer.alloc(before), Buffer.from('trainedAlgorithmicMedia')]);
    expect(await saysMadeByAi(await fileOf(file))).toBe(true);
  }
});
