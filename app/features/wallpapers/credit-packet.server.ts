import { hash } from 'node:crypto';
import { requestContext } from '~/http/request/request-context.server';
import { htmlText } from '~/lib/markup';
import { wallpaperPath } from '~/lib/paths';
import { messagesIn, siteLanguage } from '~/messages/languages.server';
import { type Credit, creditLine, licenceUrl } from './credit';

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
};

const AI_SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

const element = (name: string, text: string | null | undefined) => (text ? `<${name}>${htmlText(text)}</${name}>` : '');

const hasCredit = ({ author, sourceUrl, licence, ai }: Credit) =>
  author !== null || sourceUrl !== null || licence !== 'unknown' || ai === 'yes';

/** Changes with the credit, and with it the addresses of files that carry it. Empty if nothing is known. */
export function creditMark(credit: Credit): string {
  if (!hasCredit(credit)) return '';
  const { author, authorUrl, sourceUrl, licence, licenceText, ai } = credit;
  const facts = JSON.stringify([author, authorUrl, sourceUrl, licence, licenceText, ai === 'yes']);
  return hash('sha256', facts, 'hex').slice(0, 8);
}

/** The XMP packet for downloads: only what the wallpaper's page says, never anything from the upload. Null if nothing is known. */
export function creditPacket(wallpaper: Credit & { id: number }): Buffer | null {
  if (!hasCredit(wallpaper)) return null;
  const { id, author, authorUrl, sourceUrl, ai } = wallpaper;
  const page = requestContext().origin + wallpaperPath(id);
  // A file is the same in every language.
  const line = creditLine(wallpaper, messagesIn(siteLanguage()).licences);
  const licensor = element('plus:LicensorName', author) + element('plus:LicensorURL', authorUrl ?? sourceUrl ?? page);
  const properties = [
    author && `<dc:creator><rdf:Seq>${element('rdf:li', author)}</rdf:Seq></dc:creator>`,
    line && `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${htmlText(line)}</rdf:li></rdf:Alt></dc:rights>`,
    element('dc:source', page),
    element('photoshop:Credit', author ?? line),
    element('xmpRights:WebStatement', licenceUrl(wallpaper)),
    `<plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource">${licensor}</rdf:li></rdf:Seq></plus:Licensor>`,
    element('Iptc4xmpExt:DigitalSourceType', ai === 'yes' ? AI_SOURCE : null),
  ];
  const names = Object.entries(NAMESPACES).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  return Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""${names.join('')}>${properties.filter(Boolean).join('')}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  );
}
