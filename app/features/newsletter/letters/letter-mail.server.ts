/** A letter as a mail: the same content as HTML and as text. Nothing in it is counted or tracked. */
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { namedRenditionPath, thumbnailWidth } from '~/images/renditions';
import { htmlText } from '~/lib/markup';
import { absoluteUrl, wallpaperPath } from '~/lib/paths';
import type { Language } from '~/messages/languages';
import { messagesIn, prefixOf } from '~/messages/languages.server';
import { paragraphs } from './letter-words';

interface MailParts {
  subject: string;
  words: string;
  pictures: WallpaperCard[];
  siteUrl: string;
  siteName: string;
  language: Language;
  unsubscribe: string;
}

export function letterMail({ subject, words, pictures, siteUrl, siteName, language, unsubscribe }: MailParts) {
  const site = siteUrl + prefixOf(language);
  const items = pictures.map((picture) => {
    const made = thumbnailWidth(picture.width);
    // A tall picture at the full width would fill the reader's window.
    const width = picture.height > picture.width ? Math.round(made / 2) : made;
    return {
      title: picture.title,
      url: site + wallpaperPath(picture.id),
      image: absoluteUrl(siteUrl, namedRenditionPath(picture.fileKey, made, 'jpg')),
      width,
      height: Math.round((picture.height * width) / picture.width),
    };
  });
  const why = messagesIn(language).letterMail.why(siteName);
  const label = messagesIn(language).letterMail.unsubscribe;
  return {
    subject,
    text: [
      ...paragraphs(words),
      ...items.map(({ title, url }) => `${title}\n${url}`),
      `-- \n${why}\n${label}: ${unsubscribe}`,
    ]
      .join('\n\n')
      .concat('\n'),
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${htmlText(subject)}</title></head>
<body style="margin:0 auto;padding:24px 16px;max-width:640px;font:16px/1.5 system-ui,sans-serif">
<h1 style="font-size:24px;line-height:1.25">${htmlText(subject)}</h1>
${paragraphs(words)
  .map((part) => `<p>${htmlText(part).replaceAll('\n', '<br>')}</p>`)
  .join('\n')}
${items
  .map(
    ({
      title,
      url,
      image,
      width,
      height,
    }) => `<p><a href="${htmlText(url)}"><img src="${htmlText(image)}" width="${width}" height="${height}"
alt="" style="display:block;max-width:100%;height:auto;border-radius:8px;margin-bottom:6px">${htmlText(title)}</a></p>`,
  )
  .join('\n')}
<p style="margin-top:32px;font-size:13px">${htmlText(why)} <a href="${htmlText(unsubscribe)}">${htmlText(label)}</a></p>
</body>
</html>
`,
  };
}
