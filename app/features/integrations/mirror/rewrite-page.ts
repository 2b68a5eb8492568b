import type { DownloadVariant } from '~/features/downloads/prepare-download.server';
import { parseRenditionName } from '~/images/renditions';
import { htmlText } from '~/lib/markup';
import { downloadFolder, type MirrorAddress, mirrorAddress, pictureFile } from './mirror-address';

export interface MirrorSite {
  /** The live site. Null when unknown: what only it can do is left out. */
  base: string | null;
  /** What the rendering server takes for its own address. */
  origin: string;
  prefixes: readonly string[];
  /** Of pictures that another server gives; else empty. */
  publicFiles: string;
  hasPictures: boolean;
  /** The largest picture of a wallpaper, by its id. */
  largest: (id: number) => { key: string; name: string } | undefined;
  /** Files for download buttons, by `id/variant`. */
  downloads: ReadonlyMap<string, string>;
}

export interface RewrittenPage {
  html: string;
  pages: MirrorAddress[];
  pictures: { key: string; name: string }[];
  /** Styles, icons and logos, by path. */
  assets: string[];
}

const TAG = /^<(\/?)([a-zA-Z][\w-]*)/;
const PICTURE_ATTRIBUTE = / (src|srcset)="([^"]*)"/gi;

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const KEPT_LINKS = ['stylesheet', 'icon', 'apple-touch-icon'];
const LINKS_TO_LIVE = ['canonical', 'alternate'];
/** Classes of what would be empty without the live site: filters, the menu, sharing. */
const LIVE_ONLY = ['filters', 'menu', 'share'];
const EMPTY = /<li><\/li>|<p class="list-way"><\/p>/g;
const PICTURE = /^\/images\/([0-9a-f]{24})\/([^/?]+)$/;

/** Of a tag. Quotes in values are escaped, so no value contains what is looked for. */
function readAttribute(tag: string, name: string): string | undefined {
  const begin = tag.indexOf(` ${name}="`);
  if (begin < 0) return;
  const start = begin + name.length + 3;
  return tag.slice(start, tag.indexOf('"', start));
}

const setAttribute = (tag: string, name: string, value: string): string =>
  tag.replace(` ${name}="${readAttribute(tag, name)}"`, () => ` ${name}="${value}"`);

export const unescaped = (value: string) =>
  value.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * All tags; a script is one with all its text. React and our own markup escape <, >, & and quotes in texts and attributes, and
 * quote every attribute, so each < begins a tag and each quote belongs to an attribute of it.
 */
function* tagsIn(page: string): Generator<{ start: number; tag: string }> {
  let end = 0;
  for (let start = page.indexOf('<'); start >= 0; start = page.indexOf('<', end)) {
    end = page.startsWith('<script', start)
      ? page.indexOf('</script>', start) + '</script>'.length
      : endOfTag(page, start);
    yield { start, tag: page.slice(start, end) };
  }
}

function endOfTag(page: string, start: number): number {
  let end = page.indexOf('>', start);
  let quote = page.indexOf('"', start);
  while (quote >= 0 && quote < end) {
    const closing = page.indexOf('"', quote + 1);
    end = page.indexOf('>', closing);
    quote = page.indexOf('"', closing + 1);
  }
  return end + 1;
}

class PageWriter {
  private readonly found: Omit<RewrittenPage, 'html'> = { pages: [], pictures: [], assets: [] };
  /** The element that is left out, and how many elements of its name are open in it. */
  private skipped: { name: string; depth: number } | null = null;
  /** Elements whose end tags have another name, or none: those that buttons and links become. */
  private readonly replaced: { name: string; end: string }[] = [];
  private variantsOf: string | null = null;
  private previous = '';

  private readonly targets = new Map<string, string | null>();
  /** The way from the page to the mirror's folder. */
  private readonly root: string;
  /** Classes of what is left out. */
  private readonly dead: readonly string[] = [];

  constructor(
    private readonly site: MirrorSite,
    { file, isLaterPage }: MirrorAddress,
  ) {
    this.root = '../'.repeat(file.split('/').length - 1);
    if (site.base === null) this.dead = LIVE_ONLY;
    else if (isLaterPage) this.dead = ['filters'];
  }

  rewrite(page: string): RewrittenPage {
    let html = '';
    let end = 0;
    for (const { start, tag } of tagsIn(page)) {
      const isInSkipped = this.skipped !== null;
      const written = this.tag(tag);
      if (written === tag) continue;
      html += isInSkipped ? written : page.slice(end, start) + written;
      end = start + tag.length;
    }
    html = (html + page.slice(end)).replaceAll(EMPTY, '');
    return { html: this.site.base ? html : html.replaceAll(this.site.origin, ''), ...this.found };
  }

  private tag(tag: string): string {
    const [head, slash, name = ''] = TAG.exec(tag) ?? [];
    if (name === 'script') return '';
    if (!head) return this.skipped ? '' : tag;
    const written = slash ? this.close(tag, name) : this.open(tag, name);
    this.previous = name;
    return written;
  }

  private close(tag: string, name: string): string {
    if (this.skipped) {
      if (name === this.skipped.name && --this.skipped.depth === 0) this.skipped = null;
      return '';
    }
    if (this.replaced.at(-1)?.name === name) return this.replaced.pop()?.end ?? '';
    return tag;
  }

  private open(tag: string, name: string): string {
    if (this.skipped) {
      if (name === this.skipped.name) this.skipped.depth += 1;
      return '';
    }
    const written = this.element(name, tag);
    if (written === null && !VOID.has(name)) this.skipped = { name, depth: 1 };
    return written ?? '';
  }

  /** The element's tag in the mirror. Null for one that is left out. */
  private element(name: string, tag: string): string | null {
    switch (name) {
      case 'a':
        return this.anchor(tag);
      case 'form':
        return this.form(tag);
      case 'button':
        return this.button(tag);
      case 'link':
        return this.headLink(tag);
      case 'meta':
        return this.isLiveOnly(readAttribute(tag, 'content')) ? null : tag;
      case 'details':
      case 'p':
        return this.isDead(readAttribute(tag, 'class')) ? null : tag;
      case 'img':
      case 'source':
        return this.withPictures(tag);
      default:
        return tag;
    }
  }

  private isLiveOnly = (text = '') => this.site.base === null && text.includes(this.site.origin);

  private isDead = (className = '') => this.dead.some((one) => className.includes(one));

  private anchor(tag: string): string | null {
    if (readAttribute(tag, 'rel') === 'prev') return null;
    const href = readAttribute(tag, 'href');
    if (!href?.startsWith('/')) {
      const leadsToLive = this.site.base === null && href?.includes(encodeURIComponent(this.site.origin));
      return leadsToLive ? null : tag;
    }
    const known = this.targets.get(href);
    const target = known === undefined ? this.target(unescaped(href)) : known;
    this.targets.set(href, target);
    if (target !== null) return setAttribute(tag, 'href', target);
    // In a sentence, the words stay.
    if (this.previous === 'li' || / (?:class|rel)="/.test(tag)) return null;
    this.replaced.push({ name: 'a', end: '' });
    return '';
  }

  private relative(file: string): string {
    return this.root + file.split('/').map(encodeURIComponent).join('/');
  }

  /** Relative for what the mirror has, else at the live site. */
  private target(href: string): string | null {
    const [address = '', hash] = href.split('#');
    const id = /^\/wallpaper\/(\d+)\/full(?:\?|$)/.exec(address)?.[1];
    const largest = id && this.site.hasPictures ? this.site.largest(Number(id)) : undefined;
    if (largest) return this.picture(largest);
    const page = mirrorAddress(address, this.site.prefixes);
    if (!page || (page.isFeed && this.site.base === null)) {
      return this.site.base === null ? null : htmlText(this.site.base + href);
    }
    this.found.pages.push(page);
    return this.relative(page.file) + (hash === undefined ? '' : `#${htmlText(hash)}`);
  }

  private form(tag: string): string | null {
    const action = readAttribute(tag, 'action') ?? '/';
    const isGet = (readAttribute(tag, 'method') ?? 'get') === 'get';
    if (isGet) return this.site.base && setAttribute(tag, 'action', this.site.base + action);
    if (readAttribute(tag, 'class') === 'masonry') {
      this.replaced.push({ name: 'form', end: '</div>' });
      return '<div class="masonry">';
    }
    const id = /\/wallpaper\/(\d+)\/download$/.exec(action)?.[1];
    if (!id || (this.site.base === null && this.site.downloads.size === 0)) return null;
    this.variantsOf = id;
    this.replaced.push({ name: 'form', end: '</div>' });
    return '<div>';
  }

  /** A download button becomes a link to the file, or to the live page that has the button. */
  private button(tag: string): string | null {
    if (/ class="keep"/.test(tag)) return null;
    const isDownload = this.replaced.at(-1)?.name === 'form' && this.variantsOf !== null;
    if (!isDownload) return tag;
    const file = this.site.downloads.get(`${this.variantsOf}/${readAttribute(tag, 'value')}`);
    const live = this.site.base && `${this.site.base}/wallpaper/${this.variantsOf}`;
    if (!file && !live) return null;
    this.replaced.push({ name: 'button', end: '</a>' });
    const link = `<a class="${readAttribute(tag, 'class') ?? ''}" href="${file ? this.relative(file) : live}"`;
    return `${link}${file ? ' download=""' : ''}>`;
  }

  private headLink(tag: string): string | null {
    const rel = readAttribute(tag, 'rel') ?? '';
    const href = readAttribute(tag, 'href') ?? '';
    if (LINKS_TO_LIVE.includes(rel)) {
      if (!href.startsWith('/')) return this.site.base && tag;
      const target = this.site.base && this.target(unescaped(href));
      return target && setAttribute(tag, 'href', target);
    }
    return KEPT_LINKS.includes(rel) ? setAttribute(tag, 'href', this.asset(href)) : null;
  }

  private withPictures = (tag: string): string =>
    tag.replace(PICTURE_ATTRIBUTE, (_, name: string, value: string) => {
      const sources = value.split(', ').map((one) => one.replace(/^\S+/, (address) => this.source(address)));
      return ` ${name}="${sources.join(', ')}"`;
    });

  private source(address: string): string {
    const { publicFiles, base, hasPictures } = this.site;
    const ofSite = publicFiles && address.startsWith(publicFiles) ? address.slice(publicFiles.length) : address;
    const [, key = '', name = ''] = PICTURE.exec(ofSite) ?? [];
    const rendition = parseRenditionName(key, name);
    if (!rendition) return address.startsWith('/') ? this.asset(address) : address;
    if (!hasPictures) return ofSite === address ? base + address : address;
    return this.picture({ key, name: rendition.name });
  }

  private picture(picture: { key: string; name: string }): string {
    this.found.pictures.push(picture);
    return this.relative(pictureFile(picture.key, picture.name));
  }

  private asset(address: string): string {
    const [asset = ''] = address.split(/[?#]/);
    this.found.assets.push(asset);
    return this.relative(asset.slice(1));
  }
}

/** Without scripts, and with relative addresses, so that the page also works from a disk. */
export const rewritePage = (site: MirrorSite, page: MirrorAddress, html: string): RewrittenPage =>
  new PageWriter(site, page).rewrite(html);

/** Which files the page's download buttons give. */
export const downloadsOf = (html: string): { id: number; variant: DownloadVariant }[] =>
  html.split('/wallpaper/').flatMap((part) => {
    const id = /^(\d{1,10})\/download"/.exec(part)?.[1];
    const variant = id && /value="(original|preview|source)"/.exec(part)?.[1];
    return variant ? { id: Number(id), variant: variant as DownloadVariant } : [];
  });

export const downloadFile = (id: number, name: string): string => `${downloadFolder(id)}/${name}`;
