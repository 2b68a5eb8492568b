import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { galleryVersion } from '~/db/gallery-changes.server';
import { forkEm } from '~/db/orm.server';
import { openCut } from '~/features/wallpapers/screen/make-cut.server';
import { findPictureSize } from '~/features/wallpapers/screen/screen.queries.server';
import { isRead } from '~/http/request/request-context.server';
import { limitCuts } from '~/http/request/visitor-limits.server';
import { orPlainError } from '~/http/response/document.server';
import { fileResponse, storedFileEtag } from '~/http/response/file.server';
import { cuts } from '~/images/cuts/cut-cache.server';
import { RENDITION_CACHING, RENDITION_TYPES, type RenditionFormat } from '~/images/renditions';
import { fileStore } from '~/images/storage/store.server';
import { objectStorage } from '~/lib/env.server';
import { isUnavailable, nullIfNotFound } from '~/lib/errors';
import { logError } from '~/lib/log/log.server';
import { commonHeaders } from './security-headers.server';
import { type FileInMemory, sendFile } from './send-file.server';
import { sendResponse, toRequest } from './send-response.server';
import type { Step } from './step';

const CUT = /^\/images\/([0-9a-f]{24})\/([0-9a-f]{8}-[a-z0-9-]{1,27}\.[a-z]{3,4})(?:\?|$)/;
const ADDRESS = /^\/images\/([^/?]+)\/(\d{1,5}\.(avif|webp|jpg))(?:\?|$)/;

const HEADERS = {
  'Cache-Control': RENDITION_CACHING,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

const CACHE_BYTES = 24 * 1024 * 1024;
const MAX_CACHED_FILE_BYTES = 128 * 1024;
/** A picture that vanishes without a change of the gallery may be shown this much longer; a bucket is asked less often. */
const RECHECK_MS = objectStorage() ? 60_000 : 500;

interface CachedFile extends FileInMemory {
  checkedAt: number;
  version: number | undefined;
}

export function images(store = fileStore()): Step {
  const cache = new LRUCache<string, CachedFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
  });

  async function find(key: string, name: string, type: string): Promise<FileInMemory | null> {
    const id = `${key}/${name}`;
    const cached = cache.get(id);
    const version = galleryVersion()?.version;
    const isSameVersion = version !== undefined && cached?.version === version;
    if (cached && isSameVersion && Date.now() - cached.checkedAt < RECHECK_MS) return cached;
    const facts = await store.stat(key, name).catch((error) => {
      if (cached && isSameVersion && isUnavailable(error)) return { bytes: cached.bytes.length };
      throw error;
    });
    if (!facts || facts.bytes > MAX_CACHED_FILE_BYTES) {
      cache.delete(id);
      return null;
    }
    const etag = storedFileEtag(key, name, facts.bytes);
    const checked = { checkedAt: Date.now(), version };
    if (cached?.etag === etag) return Object.assign(cached, checked);
    const bytes = await store.open(key, name);
    if (!(bytes instanceof Uint8Array)) return null;
    const file = { bytes: Buffer.from(bytes), etag, headers: { ...HEADERS, 'Content-Type': type }, ...checked };
    cache.set(id, file);
    return file;
  }

  async function cutResponse(request: Request, key: string, name: string): Promise<Response> {
    const findSize = async () => findPictureSize(await forkEm(), key);
    const { type } = await openCut(store, key, name, { findSize, admit: limitCuts });
    return fileResponse(request, cuts, { key, name, type }, HEADERS);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, cutKey, cut = ''] = CUT.exec(request.url ?? '') ?? [];
    if (cutKey) {
      const made = orPlainError(cutResponse(toRequest(request, response), cutKey, cut));
      return sendResponse(request, response, await made);
    }
    const [, key = '', name = '', format = ''] = ADDRESS.exec(request.url ?? '') ?? [];
    const type = RENDITION_TYPES[format as RenditionFormat] ?? '';
    const file = await find(key, name, type).catch(nullIfNotFound);
    if (file) return sendFile(request, response, file);
    await sendResponse(
      request,
      response,
      await fileResponse(toRequest(request, response), store, { key, name, type }, HEADERS),
    );
  }

  return (request, response, next) => {
    if (!request.url?.startsWith('/images/') || !isRead(request.method)) return next();
    answer(request, response).catch((error) => {
      if (!isUnavailable(error)) logError(error);
      if (response.headersSent) return response.destroy();
      response.writeHead(503, { ...commonHeaders(), 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
    });
  };
}
