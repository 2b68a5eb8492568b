import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import PQueue from 'p-queue';
import { prepareDownload } from '~/features/downloads/prepare-download.server';
import { readCounts } from '~/features/lists/counts/device-counts.queries.server';
import { readSettings } from '~/features/site/settings.queries.server';
import { runningVersion } from '~/features/site/version.server';
import { listNamedCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { creditMark } from '~/features/wallpapers/credit-packet.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { largeWidth } from '~/images/renditions';
import { nullIfNotFound } from '~/lib/errors';
import type { FileStore } from '~/storage/file-store.server';
import { hostFiles } from './host-files';
import { cardsOf, endBefore, nextPage } from './list-markup';
import { ListOrders } from './list-orders.server';
import { listForMirror, type MirroredWallpaper } from './mirror.queries.server';
import { type MirrorAddress, mirrorAddress, pictureFile } from './mirror-address';
import { MirrorChanges } from './mirror-changes';
import type { MirroredPage, MirrorFolder, MirrorState } from './mirror-folder.server';
import { RenderingServer } from './rendering-server.server';
import { downloadFile, downloadsOf, type MirrorSite, rewritePage } from './rewrite-page';

export interface MirrorOptions {
  /** Of the live site. */
  base: string | null;
  pictures: 'renditions' | 'downloads' | 'none';
  prefixes: readonly string[];
  publicFiles: string;
}

export interface Rendering {
  /** Runs work while a Tapeta of this machine answers at the given address. */
  withServer: <T>(work: (url: string) => Promise<T>) => Promise<T>;
  /** What it takes for its own address. */
  origin: string;
  atOnce: number;
}

export interface MirrorReport {
  wallpapers: number;
  /** Pages that were rendered in this run. */
  rendered: number;
  /** Pictures that the gallery has lost. */
  missing: number;
}

/** Addresses that wait in the queue. */
const MAX_WAITING = 1000;
const FEEDS = ['/feed.xml', '/feed.atom'];
const IN_FILES_OF_KEY = /^images\/..\/..\/([0-9a-f]{24})\//;
const IN_DOWNLOADS_OF = /^downloads\/\d+\/(\d+)\//;

class MirrorWriter {
  private readonly report: MirrorReport = { wallpapers: 0, rendered: 0, missing: 0 };
  private readonly pages = new Map<string, MirroredPage>();
  /** Files that several pages share, by name. */
  private readonly shared = new Map<string, Promise<void>>();
  private readonly downloads = new Map<string, string>();
  private readonly visited = new Set<string>();
  private waiting: MirrorAddress[] = [];
  private readonly pageFiles = new Set<string>();
  private readonly lists = new Set<string>();
  private readonly queue: PQueue;
  private readonly site: MirrorSite;
  private readonly server: RenderingServer;
  /** Null when everything is rendered again. */
  private changes: MirrorChanges | null = null;

  constructor(
    private readonly gallery: { em: EntityManager; store: FileStore },
    private readonly folder: MirrorFolder,
    private readonly rendering: Rendering,
    private readonly options: MirrorOptions,
    private readonly wallpapers: Map<number, MirroredWallpaper>,
    private readonly onWallpaper: () => void,
  ) {
    this.queue = new PQueue({ concurrency: rendering.atOnce });
    this.server = new RenderingServer(rendering.origin);
    this.site = {
      ...options,
      origin: rendering.origin,
      hasPictures: options.pictures !== 'none',
      downloads: this.downloads,
      largest: (id) => {
        const found = wallpapers.get(id);
        return found && { key: found.fileKey, name: `${largeWidth(found.width)}.jpg` };
      },
    };
  }

  async write(state: MirrorState): Promise<MirrorReport> {
    const { before, own } = this.folder;
    if (before?.frame === state.frame) {
      const orders = new ListOrders([...this.wallpapers.values()], await readCounts(this.gallery.em));
      this.changes = new MirrorChanges(before, state, orders, this.options.prefixes, own);
    }
    if (this.changes?.changed.size !== 0) {
      await this.folder.begin(state.galleryId);
      this.keepFiles();
      await this.rendering.withServer((url) => this.writePages(url));
      await this.folder.close({ ...state, pages: this.pages });
    }
    return { ...this.report, wallpapers: this.wallpapers.size };
  }

  private async writePages(url: string): Promise<void> {
    this.server.url = url;
    const { base, prefixes } = this.options;
    for (const id of this.wallpapers.keys()) {
      for (const prefix of prefixes) this.visit(`${prefix}/wallpaper/${id}`);
      await this.queue.onSizeLessThan(MAX_WAITING);
      if (this.failure) break;
    }
    await this.finish();
    this.changes?.compareLists();
    for (const prefix of prefixes) {
      this.visit(prefix || '/');
      if (base) for (const feed of FEEDS) this.visit(prefix + feed);
    }
    for (const address of this.lists) this.visit(address);
    await this.finish();
    if (base) await this.writeSitemap();
    const addresses = [...this.pages.values()].map(({ address }) => address);
    const files = hostFiles(base, addresses.sort(), prefixes);
    for (const [name, text] of Object.entries(files)) await this.folder.write(name, text);
  }

  /** Pictures never change. What belongs to deleted wallpapers is left out, and so disappears. */
  private keepFiles(): void {
    const { before, filesBefore } = this.folder;
    const keys = new Set([...this.wallpapers.values()].map(({ fileKey }) => fileKey));
    for (const file of filesBefore.keys()) {
      const key = IN_FILES_OF_KEY.exec(file)?.[1];
      const id = Number(IN_DOWNLOADS_OF.exec(file)?.[1] ?? 0);
      const isSame = id === 0 ? !before?.pages.has(file) : this.wallpapers.has(id) && !this.changes?.changed.has(id);
      if (key ? keys.has(key) : this.changes && isSame) this.folder.keep(file);
    }
  }

  private visit(wanted: string): void {
    if (this.visited.has(wanted)) return;
    this.visited.add(wanted);
    const page = mirrorAddress(wanted, this.options.prefixes);
    if (!page || this.pageFiles.has(page.file)) return;
    this.pageFiles.add(page.file);
    if (this.waiting.push(page) > 1) return;
    // A kept page visits those it leads to: a loop, because long lists would be a deep recursion.
    for (const one of this.waiting) {
      if (!this.keep(one)) void this.queue.add(() => this.render(one)).catch(this.fail);
    }
    this.waiting = [];
  }

  private keep(page: MirrorAddress): boolean {
    const old = this.folder.before?.pages.get(page.file);
    const isSame = old?.address === page.address && this.changes?.affects(page, old) === false;
    if (!isSame || !this.folder.keep(page.file)) return false;
    this.pages.set(page.file, old);
    if (page.wallpaper) this.onWallpaper();
    this.follow(page, old.leadsTo);
    return true;
  }

  private failure: unknown = null;

  private readonly fail = (error: unknown): void => {
    this.failure ??= error;
    this.queue.clear();
  };

  private async finish(): Promise<void> {
    await this.queue.onIdle();
    if (this.failure) throw this.failure;
  }

  /** Lists wait until all wallpapers are done. Only then it is known which have changed. */
  private follow({ wallpaper }: MirrorAddress, addresses: string[]): void {
    for (const address of addresses) {
      if (wallpaper) this.lists.add(address);
      else this.visit(address);
    }
  }

  private async render(page: MirrorAddress): Promise<void> {
    const source = this.endPage(page, await this.server.text(page.address));
    this.report.rendered += 1;
    if (page.isFeed) {
      await this.folder.write(page.file, source);
      this.pages.set(page.file, { address: page.address, shows: [], leadsTo: [] });
      return;
    }
    // Rendered while this one is rewritten: each page of a list is known only from the one before.
    const next = page.list && nextPage(source);
    if (next) this.visit(this.folder.own(next));
    if (this.options.pictures === 'downloads') await this.addDownloads(source);
    const { html, pages, pictures, assets } = rewritePage(this.site, page, source);
    await Promise.all([...pictures.map(this.addPicture), ...assets.map(this.addAsset)]);
    await this.folder.write(page.file, html);
    const shown = [page, ...pages].flatMap(({ wallpaper }) => wallpaper ?? []);
    const { own } = this.folder;
    const leadsTo = [...new Set(pages.flatMap(({ address, wallpaper }) => (wallpaper ? [] : own(address))))];
    this.pages.set(page.file, { address: own(page.address), shows: [...new Set(shown)], leadsTo });
    if (page.wallpaper) {
      if (this.changes?.moved.has(page.wallpaper)) this.noteLists(page, page.wallpaper, source);
      this.onWallpaper();
    }
    this.follow(page, leadsTo);
  }

  /** So that the pages after it stay as they are. */
  private endPage(page: MirrorAddress, source: string): string {
    if (!this.changes || !page.after || !nextPage(source)) return source;
    const end = this.changes.endOf(page, cardsOf(source));
    return end ? endBefore(source, end.card, end.next) : source;
  }

  /** The lists to which a wallpaper belongs now. Its article names them; related wallpapers come after it. */
  private noteLists(page: MirrorAddress, id: number, source: string): void {
    const article = source.slice(source.indexOf('<article'), source.indexOf('</article>'));
    const home = page.address.replace(/\/wallpaper\/\d+$/, '') || '/';
    const lists = rewritePage(this.site, page, article).pages.flatMap(({ list }) => list ?? []);
    const deviceGroup = this.wallpapers.get(id)?.deviceGroup ?? '';
    for (const list of [home, ...lists]) this.changes?.noteList(id, list, deviceGroup);
  }

  private once(file: string, make: () => Promise<void>): Promise<void> {
    const made = this.shared.get(file) ?? (this.folder.files.has(file) ? Promise.resolve() : make());
    this.shared.set(file, made);
    return made;
  }

  private addPicture = ({ key, name }: { key: string; name: string }): Promise<void> => {
    const file = pictureFile(key, name);
    return this.once(file, () => this.link(file, key, name));
  };

  private addAsset = (asset: string): Promise<void> =>
    this.once(asset.slice(1), async () => this.folder.write(asset.slice(1), await this.server.bytes(asset)));

  private async link(file: string, key: string, name: string): Promise<void> {
    const link = (stored: string) => this.folder.link(file, stored).then(() => true);
    const found = await this.gallery.store.withLocalFile(key, name, link).catch(nullIfNotFound);
    if (!found) this.report.missing += 1;
  }

  private async addDownloads(source: string): Promise<void> {
    const { em, store } = this.gallery;
    for (const { id, variant } of downloadsOf(source)) {
      const wallpaper = await getWallpaper(em.fork(), id);
      const { name, saveAs } = await prepareDownload(store, wallpaper, variant);
      const file = downloadFile(id, saveAs);
      // With a credit in it, a file is not the one that the gallery stores.
      await this.once(file, async () =>
        creditMark(wallpaper) === ''
          ? this.link(file, wallpaper.fileKey, name)
          : this.folder.write(file, await this.server.bytes(`/wallpaper/${id}/file/${variant}`)),
      );
      this.downloads.set(`${id}/${variant}`, file);
    }
  }

  /** A large gallery has a list of sitemaps. */
  private async writeSitemap(): Promise<void> {
    const sitemap = await this.server.text('/sitemap.xml');
    await this.folder.write('sitemap.xml', sitemap);
    for (const [, part = ''] of sitemap.matchAll(/\/(sitemap\/\w+\.xml)</g)) {
      await this.folder.write(part, await this.server.text(`/${part}`));
    }
  }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Writes the public gallery as plain files; after a first run only what has changed. */
export async function writeMirror(
  gallery: { em: EntityManager; store: FileStore; id: string },
  folder: MirrorFolder,
  rendering: Rendering,
  options: MirrorOptions,
  onWallpaper: () => void,
): Promise<MirrorReport> {
  const { em } = gallery;
  const rows = await listForMirror(em);
  const categories = await listNamedCategories(em);
  const frame = hashOf([runningVersion, options, rendering.origin, await readSettings(em), categories]);
  const marks = Object.fromEntries(
    rows.map(({ id, place, isFeatured, colours, lists, content }) => [
      id,
      { place, isFeatured, colours, lists, content },
    ]),
  );
  const wallpapers = new Map(rows.map((row) => [row.id, row]));
  const writer = new MirrorWriter(gallery, folder, rendering, options, wallpapers, onWallpaper);
  return writer.write({ galleryId: gallery.id, frame, wallpapers: marks, pages: new Map() });
}
