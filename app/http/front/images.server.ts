import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { galleryVersion } from '~/db/gallery-changes.server';
import { isRead } from '~/http/request/request-context.server';
import { fileResponse, storedFileEtag } from '~/http/response/file.server';
import { fileStore } from '~/images/storage/store.server';
import { RENDITION_TYPES } from '~/images/variants';
import { nullIfNotFound } from '~/lib/errors';
import { securityHeadersFor } from './security-headers.server';
import { type FileInMemory, sendBytes } from './send-bytes.server';
import { sendResponse } from './send-response.server';
import type { Step } from './step';

/** Renditions only: the uploaded file and the download have no address here. */
const ADDRESS = /^\/images\/([^/?]+)\/(\d{1,5}\.(avif|webp|jpg))(?:\?|$)/;

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

const MOST_BYTES_IN_MEMORY = 24 * 1024 * 1024;
/** Larger ones are streamed from the disk. */
const LARGEST_IN_MEMORY = 128 * 1024;
/** A picture that vanishes without a change of the gallery may be shown from memory for this long, in ms. */
const UNSEEN_MS = 500;

interface Remembered extends FileInMemory {
  /** When it was last seen in the store, and at which version of the gallery. */
  seenAt: number;
  seenIn: number | undefined;
}

/** Pictures of cards are asked for most, and small. */
export function images(store = fileStore()): Step {
  const memory = new LRUCache<string, Remembered>({
    maxSize: MOST_BYTES_IN_MEMORY,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
  });

  async function find(key: string, name: string, type: string): Promise<FileInMemory | null> {
    const id = `${key}/${name}`;
    const known = memory.get(id);
    const version = galleryVersion()?.version;
    const isCurrent =
      known && version !== undefined && known.seenIn === version && Date.now() - known.seenAt < UNSEEN_MS;
    if (isCurrent) return known;
    const facts = await store.stat(key, name);
    if (!facts || facts.bytes > LARGEST_IN_MEMORY) {
      memory.delete(id);
      return null;
    }
    const etag = storedFileEtag(key, name, facts.bytes);
    const seen = { seenAt: Date.now(), seenIn: version };
    if (known?.etag === etag) return Object.assign(known, seen);
    const bytes = await store.open(key, name);
    if (!(bytes instanceof Uint8Array)) return null;
    const file = { bytes: Buffer.from(bytes), etag, headers: { ...HEADERS, 'Content-Type': type }, ...seen };
    memory.set(id, file);
    return file;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, key = '', name = '', format = ''] = ADDRESS.exec(request.url ?? '') ?? [];
    const type = (RENDITION_TYPES as Record<string, string>)[format] ?? '';
    const file = await find(key, name, type).catch(nullIfNotFound);
    if (file) return sendBytes(request, response, file);
    const { method, headers } = request;
    const asked = new Request('http://images.invalid', { method, headers: headers as Record<string, string> });
    await sendResponse(request, response, await fileResponse(asked, store, { key, name, type }, HEADERS));
  }

  return (request, response, next) => {
    if (!request.url?.startsWith('/images/') || !isRead(request.method)) return next();
    answer(request, response).catch((error) => {
      console.error(error);
      response.writeHead(503, { ...securityHeadersFor(false), 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
    });
  };
}
