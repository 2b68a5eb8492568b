import { licenceName, licenceUrl } from '~/features/wallpapers/credit';
import { altText, type WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { htmlText } from '~/lib/markup';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';

export interface KioskPicture {
  wallpaper: WallpaperDetail;
  src: string;
  /** Null if the size is known; otherwise the browser chooses. */
  srcset: string | null;
}

export interface KioskPage {
  light: KioskPicture;
  /** Null when `light` is used for both. */
  dark: KioskPicture | null;
  fit: 'cover' | 'contain';
  credit: boolean;
  time: string | null;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

const kioskStyle = ({ wallpaper: { focalX, focalY, palette } }: KioskPicture) =>
  `html{background:${palette[0]?.color ?? '#000'}}img{object-position:${percent(focalX)} ${percent(focalY)}}`;

/** Covers the screen: as wide as the screen, or wider if its height needs that. */
function sources({ src, srcset, wallpaper: { width, height } }: KioskPicture): string {
  const sizes = `max(100vw,${Math.round((width / height) * 100)}vh)`;
  return srcset ? ` srcset="${htmlText(srcset)}" sizes="${sizes}"` : ` srcset="${htmlText(src)}"`;
}

function creditLine({ wallpaper }: KioskPicture, name: string): string {
  const { id, title, author } = wallpaper;
  const address = licenceUrl(wallpaper);
  const licence = licenceName(wallpaper);
  // An address has no name that would fit into the corner.
  const shown = licence && htmlText(licence === address ? messagesOf('picks').licence : licence);
  const terms = address ? `<a href="${htmlText(address)}">${shown}</a>` : shown;
  const facts = [`<a href="${wallpaperPath(id)}">${htmlText(title)}</a>`, author && htmlText(author), terms];
  return `<p class="${name}">${facts.filter(Boolean).join(' · ')}</p>`;
}

const DARK = '@media(prefers-color-scheme:dark)';

/** A picture as a page, for anything that shows web pages. No script, and only what old browsers support. */
export function writeKioskPage({ light, dark, fit, credit, time }: KioskPage): string {
  const style = [
    `html,body,main{display:block;height:100%;margin:0;overflow:hidden}img{display:block;width:100%;height:100%;object-fit:${fit}}`,
    kioskStyle(light),
    credit &&
      'p{position:fixed;right:0;bottom:0;margin:0;padding:.4em .8em;font:14px sans-serif;color:#fff;background:rgba(0,0,0,.5)}a{color:inherit}',
    time && 'time{position:fixed;left:4vmin;bottom:4vmin;font:12vmin sans-serif;color:#fff;text-shadow:0 0 2vmin #000}',
    dark &&
      `${DARK}{${kioskStyle(dark)}.l{display:none}}@media not all and (prefers-color-scheme:dark){.d{display:none}}`,
  ];
  const source = dark ? `<source media="(prefers-color-scheme: dark)"${sources(dark)}>` : '';
  const lightSource = dark ? `<source media="(prefers-color-scheme: light)"${sources(light)}>` : '';
  const { title } = light.wallpaper;
  return [
    `<!doctype html>\n<html lang="${messagesOf('language').tag}">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">`,
    '<meta name="robots" content="noindex">',
    `<title>${htmlText(title)}</title>`,
    `<style>${style.filter(Boolean).join('')}</style>`,
    `<main><picture>${source}${lightSource}<img src="${htmlText(light.src)}"${dark ? '' : sources(light)} alt="${htmlText(altText(light.wallpaper))}"></picture></main>`,
    ...(credit ? [creditLine(light, 'l'), ...(dark ? [creditLine(dark, 'd')] : [])] : []),
    ...(time ? [`<time>${time}</time>`] : []),
    '',
  ].join('\n');
}
