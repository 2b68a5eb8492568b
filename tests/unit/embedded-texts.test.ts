import { describe, expect, test } from 'vitest';
import { readEmbeddedTexts } from '~/images/embedded-texts.server';
import { withMetadata } from '../support/metadata';
import { fileOf, scene } from '../support/pictures';

const NO_CREDIT = { author: undefined, authorUrl: undefined, sourceUrl: undefined, licence: undefined };
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

  test('that every camera writes are not a description', async () => {
    const picture = await scene(32, 32, 1).withExif({ IFD0: { ImageDescription: 'OLYMPUS DIGITAL CAMERA         ' } });
    expect(await readEmbeddedTexts(await fileOf(await picture.jpeg().toBuffer()))).toEqual(NOTHING);
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
