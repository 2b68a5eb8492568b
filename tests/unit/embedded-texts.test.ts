import { describe, expect, test } from 'vitest';
import { textsIn } from '~/images/embedded-texts';
import { readEmbeddedTexts } from '~/images/embedded-texts.server';
import { readXmp } from '~/images/xmp';
import { withMetadata } from '../support/metadata';
import { fileOf, scene } from '../support/pictures';

const NO_CREDIT = { author: undefined, authorUrl: undefined, sourceUrl: undefined, licences: undefined };
const NOTHING = { title: undefined, description: undefined, tags: undefined, ...NO_CREDIT };

const withXmp = async (inner: string) =>
  fileOf(
    await scene(32, 32, 1)
      .withXmp(`<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">${inner}</x:xmpmeta>`)
      .png()
      .toBuffer(),
  );

const title = (text: string) =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${text}</dc:title></rdf:Description></rdf:RDF>`;

describe('texts in a picture', () => {
  test('about places are never read', async () => {
    for (const kind of ['xmp', 'exif'] as const) {
      const texts = await readEmbeddedTexts(await fileOf(await withMetadata('jpeg', kind, 1)));
      expect(Object.keys(texts)).toEqual(Object.keys(NOTHING));
      expect(JSON.stringify(texts)).not.toContain('50');
    }
  });

  test.each([
    ...['OLYMPUS DIGITAL CAMERA         ', 'SAMSUNG CAMERA PICTURES', 'KODAK Digital Still Camera', 'SONY DSC'],
    ...['Exif_JPEG_PICTURE', 'oznorPHHCB', 'cof', 'hdrpl', 'DCIM\\100MEDIA\\DJI_0123.JPG', 'IMG_1234.JPG', 'Untitled'],
    ...['<Digimax S500 / Kenox S500>', 'FUJIFILM DIGITAL CAMERA FinePix A101', 'Minolta DSC', 'Created with The GIMP'],
    ...['Processed with VSCO with c1 preset', 'File written by Adobe Photoshop 4.0', '{"remix_data":[]}', '----', '0'],
    ...['My beautiful picture', 'd41d8cd98f00b204e9800998ecf8427e', 'Screenshot', 'LEAD Technologies Inc. V1.01'],
  ])('that every camera or program writes are not a description: %s', (text) => {
    expect(textsIn({}, {}, { ImageDescription: { description: text } }).description).toBeUndefined();
  });

  test.each([
    ...[
      'A quiet harbour in the morning',
      'Camera obscura',
      'Sony Center in Berlin',
      'Norway',
      'Nordlicht',
      '富士山',
      '🔥',
    ],
    ...[
      'Digital painting of a fox',
      'Made by my daughter',
      'Created with love',
      'North',
      'Digitalis',
      'HDR of a bridge',
    ],
  ])('stay a description: %s', (text) => {
    expect(textsIn({}, {}, { ImageDescription: { description: text } }).description).toBe(text);
  });

  test('are read from a packet of three megabytes, in little time', async () => {
    const ancestors = `<photoshop:DocumentAncestors><rdf:Bag>${'<rdf:li>xmp.did:0123456789abcdef</rdf:li>'.repeat(72_000)}</rdf:Bag></photoshop:DocumentAncestors>`;
    const packet = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">${ancestors}<dc:creator><rdf:Seq><rdf:li>Jane &amp; Roe</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF>`;
    const file = await withXmp(packet);
    const begin = process.cpuUsage();
    expect(await readEmbeddedTexts(file)).toEqual({ ...NOTHING, author: 'Jane & Roe' });
    expect(process.cpuUsage(begin).user).toBeLessThan(1_000_000);
  });

  test('are read from the extended XMP of a JPEG, in the order of its parts', async () => {
    const packet = Buffer.from(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/">${title('<rdf:Alt><rdf:li>Far behind</rdf:li></rdf:Alt>')}</x:xmpmeta>`,
    );
    const part = (from: number, to: number) => {
      const content = packet.subarray(from, to);
      const head = Buffer.from(`\xff\xe1  http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}        `, 'latin1');
      head.writeUInt16BE(head.length - 2 + content.length, 2);
      head.writeUInt32BE(packet.length, head.length - 8);
      head.writeUInt32BE(from, head.length - 4);
      return Buffer.concat([head, content]);
    };
    const jpeg = await scene(32, 32, 1).jpeg().toBuffer();
    const parts = [part(100, packet.length), part(0, 100)];
    const file = Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
    expect(await readEmbeddedTexts(await fileOf(file))).toEqual({ ...NOTHING, title: 'Far behind' });
  });

  test('name the author for a licence of Creative Commons', () => {
    const xmp = readXmp(
      `<rdf:RDF><rdf:Description cc:attributionName="Jane Roe"><cc:attributionURL rdf:resource="https://example.com/jane"/>
       <xmpMM:Pantry><rdf:Bag><rdf:li><rdf:Description dc:title="An ingredient"/></rdf:li></rdf:Bag></xmpMM:Pantry>
       </rdf:Description></rdf:RDF>`,
    );
    expect(textsIn(xmp)).toEqual({ ...NOTHING, author: 'Jane Roe', authorUrl: 'https://example.com/jane' });
  });

  test('of hostile XMP take linear time', () => {
    const begin = process.cpuUsage();
    for (const text of ['<a>', '<', '<a b="', '<a b=">', '&#x', '<!--', "<a '>", '<a =', '</a>', '<![CDATA['])
      readXmp(`<rdf:RDF><rdf:Description dc:title="x">${text.repeat(200_000)}`);
    expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
  });

  test('that are only the name of a language are ignored', async () => {
    const named = (text: string, name: string) =>
      `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:${name}>`;
    const inner = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:dc="http://purl.org/dc/elements/1.1/">${named('x-default', 'rights')}${named('Lake', 'title')}</rdf:Description></rdf:RDF>`;
    expect(await readEmbeddedTexts(await withXmp(inner))).toEqual({ ...NOTHING, title: 'Lake' });
  });

  test.each([
    ['empty', title('<rdf:Alt><rdf:li xml:lang="x-default"/></rdf:Alt>')],
    ['no XML', '<<<<<<'],
    ['an element within an element, ten thousand deep', '<a>'.repeat(10_000)],
    [
      'expanding entities',
      `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(999)}"><!ENTITY c "${'&b;'.repeat(999)}">]>${title('&c;')}`,
    ],
    ['an entity from elsewhere', `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${title('&b;')}`],
    ['a title in half an element', title('<rdf:Alt><rdf:li>')],
    ['more than a segment of a JPEG', title('x'.repeat(70_000))],
  ])('that are %s are ignored', async (_, inner) => {
    const { title: found = '', ...others } = await readEmbeddedTexts(await withXmp(inner));
    expect(others).toEqual({ description: undefined, tags: undefined, ...NO_CREDIT });
    expect(found.length).toBeLessThan(100);
    expect(found).not.toContain('root:');
  });

  test('cut off anywhere never throw', async () => {
    for (const kind of ['xmp', 'iptc', 'exif'] as const) {
      const whole = await withMetadata('jpeg', kind, 1);
      for (let length = 0; length < whole.length; length += 37) {
        await readEmbeddedTexts(await fileOf(Buffer.concat([whole.subarray(0, length), Buffer.alloc(32)])));
      }
    }
  });

  test('are missing in a file that is not a picture', async () => {
    expect(await readEmbeddedTexts(await fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual(NOTHING);
    expect(await readEmbeddedTexts('/nowhere/at/all')).toEqual(NOTHING);
  });
});
