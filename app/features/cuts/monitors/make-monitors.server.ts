import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { predictLength } from 'client-zip';
import { ensureMade, requireShown, sourceFor } from '~/features/cuts/make-cut.server';
import { toFileName } from '~/features/downloads/file-name';
import type { Credit } from '~/features/wallpapers/credit';
import { creditPacket } from '~/features/wallpapers/credit-packet.server';
import { joinParts, renderPart } from '~/images/cuts/render-cut.server';
import type { SpanPart } from '~/images/cuts/span';
import { notFound } from '~/lib/errors';
import { cuts } from '~/storage/cut-cache.server';
import type { FileStore } from '~/storage/file-store.server';
import { withXmp } from '~/storage/with-xmp.server';
import { zipStream } from '~/storage/zip-stream.server';
import { howTo } from './how-to';
import type { MonitorsRequest } from './monitors.schema';
import { spanMonitors } from './monitors-view.server';

type Wallpaper = Parameters<typeof spanMonitors>[0] & Credit & { id: number };

interface MonitorFile {
  /** In `cuts`. */
  name: string;
  saveAs: string;
}

/** Cuts have other names, so these files have no public address. */
const cacheName = (facts: unknown) =>
  `${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24)}.jpg`;

/** A file for each monitor and one for all. Each file that has to be made counts as a cut. */
export async function ensureMonitors(
  store: FileStore,
  wallpaper: Wallpaper,
  request: MonitorsRequest,
  admit: () => Promise<void>,
): Promise<MonitorFile[]> {
  const { fileKey } = wallpaper;
  await requireShown(store, fileKey);
  const { parts } = spanMonitors(wallpaper, request);
  const files: MonitorFile[] = [];
  for (const [index, part] of parts.entries()) {
    const { box: _, ...facts } = part;
    const name = cacheName(facts);
    await ensureMade({ fileKey, name }, admit, () => renderFile(store, wallpaper, part));
    files.push({ name, saveAs: `${request.monitors[index]?.name}.jpg` });
  }
  const sources = files.map(({ name }) => name);
  const name = cacheName(sources);
  await ensureMade({ fileKey, name }, admit, async () =>
    joinParts(await Promise.all(sources.map((source) => readCut(fileKey, source))), parts),
  );
  return [...files, { name, saveAs: 'spanned.jpg' }];
}

const renderFile = (store: FileStore, wallpaper: Wallpaper, part: SpanPart) =>
  store.withLocalFile(wallpaper.fileKey, sourceFor(wallpaper, part.scaled.width), (path) => renderPart(path, part));

async function readCut(fileKey: string, name: string): Promise<Buffer> {
  const file = await cuts.open(fileKey, name);
  return file instanceof Uint8Array ? Buffer.from(file) : buffer(file as NodeReadableStream);
}

/** A ZIP of the uncompressed files and the commands that set them. @param address of the page */
export async function monitorsZip(
  wallpaper: Wallpaper,
  { monitors }: MonitorsRequest,
  files: MonitorFile[],
  address: string,
): Promise<{ saveAs: string; body: ReadableStream<Uint8Array>; bytes: bigint }> {
  const { fileKey, title } = wallpaper;
  const credited = withXmp(cuts, creditPacket(wallpaper));
  const text = howTo({ names: monitors.map(({ name }) => name), title, address });
  const lastModified = new Date();
  const facts = await Promise.all(
    files.map(async ({ name, saveAs }) => {
      const found = await credited.stat(fileKey, name);
      if (!found) throw notFound();
      return { name: saveAs, size: found.bytes, lastModified };
    }),
  );
  const notes = { name: 'how-to.txt', input: text, lastModified };
  async function* entries() {
    yield notes;
    for (const [index, fact] of facts.entries()) {
      yield { ...fact, input: await credited.open(fileKey, files[index]?.name ?? '') };
    }
  }
  const bytes = predictLength([{ name: notes.name, size: Buffer.byteLength(text) }, ...facts]);
  return { saveAs: `${toFileName(title)}-monitors.zip`, body: zipStream(entries()), bytes };
}
