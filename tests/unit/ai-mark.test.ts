import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { saysMadeByAi } from '~/images/ai-mark.server';
import { fileOf, scene } from '../support/pictures';

const xmp = (type: string) => `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}"/></rdf:RDF></x:xmpmeta>`;

const xmpWith = (inner: string) => `<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"
xmlns:xmp="http://ns.adobe.com/xap/1.0/">${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;

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

/** A text chunk after the header. Its checksum is right, or the decoder leaves it out. */
async function withChunk(keyword: string, text: string): Promise<string> {
  const png = await scene(64, 64, 1).png().toBuffer();
  const content = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return fileOf(Buffer.concat([png.subarray(0, 33), length, content, sum, png.subarray(33)]));
}

const A1111 = 'a lake\nNegative prompt: blurry\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 8x6';
const GRAPH = '{"3":{"class_type":"KSampler","inputs":{"seed":1}}}';
const JOB = 'a lake --ar 16:9 --v 6.1 Job ID: 00000000-0000-4000-8000-000000000000';

test.each([
  ['prompt', GRAPH, true],
  ['workflow', '{"last_node_id":9,"nodes":[{"id":3,"type":"KSampler"}],"links":[]}', true],
  ['Software', 'NovelAI', true],
  ['Source', 'Stable Diffusion 1D44365E', true],
  ['Title', 'AI generated image', true],
  ['Comment', '{"prompt":"a lake","steps":28,"sampler":"k_euler","seed":1}', true],
  ['invokeai_metadata', '{"app_version":"4.2.0"}', true],
  ['sd-metadata', '{}', true],
  ['Description', JOB, true],
  ['Software', 'GIMP 2.10', false],
  ['prompt', 'Who knows this lake?', false],
  ['Description', 'Steps: 20 of them lead to the lake', false],
  ['Comment', 'Workflow: {"darktable":1}', false],
])('the chunk %s: %s of a PNG is a mark: %s', async (keyword, text, isMark) => {
  expect(await saysMadeByAi(await withChunk(keyword, text))).toBe(isMark);
});

async function withComment(comment: string, format: 'jpeg' | 'webp' | 'avif'): Promise<string> {
  const IFD2 = { UserComment: comment };
  return fileOf(await scene(64, 64, 1).withExif({ IFD2 }).toFormat(format).toBuffer());
}

test.each(['jpeg', 'webp', 'avif'] as const)('EXIF and XMP of a %s may have one', async (format) => {
  for (const text of [A1111, GRAPH, JOB]) expect(await saysMadeByAi(await withComment(text, format)), text).toBe(true);
  const inModel = { IFD0: { Make: 'workflow:{"nodes":[]}', Model: `prompt:${GRAPH}` } };
  const files = [
    [scene(64, 64, 1).withExif(inModel), true],
    [scene(64, 64, 1).withExif({ IFD0: { Software: 'Midjourney' } }), true],
    [scene(64, 64, 1).withExif({ IFD0: { Software: 'darktable 4.6', Make: 'Canon' } }), false],
    [
      scene(64, 64, 1).withXmp(xmpWith(`<dc:description><rdf:Alt><rdf:li>${JOB}</rdf:li></rdf:Alt></dc:description>`)),
      true,
    ],
    [scene(64, 64, 1).withXmp(xmpWith('<xmp:CreatorTool>Adobe Firefly</xmp:CreatorTool>')), true],
    [scene(64, 64, 1).withXmp(xmpWith('<xmp:CreatorTool>Adobe Photoshop 25.0</xmp:CreatorTool>')), false],
  ] as const;
  for (const [picture, isMark] of files)
    expect(await saysMadeByAi(await fileOf(await picture.toFormat(format).toBuffer()))).toBe(isMark);
});

test('a mark is found across the pieces in which a file is read', async () => {
  for (const before of [1024 * 1024 - 10, 1024 * 1024 - 1, 3 * 1024 * 1024 - 5]) {
    const file = Buffer.concat([Buffer.alloc(before), Buffer.from('trainedAlgorithmicMedia')]);
    expect(await saysMadeByAi(await fileOf(file))).toBe(true);
  }
});
