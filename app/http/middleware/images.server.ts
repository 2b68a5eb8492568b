import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { galleryVersion } from '~/db/cache-invalidation.server';
import { isRead } from '~/http/request/request-context.server';
import { orPlainError } from '~/http/response/document.server';
import {
  fileResponse,
  type OpenedPicture,
  PICTURE_HEADERS,
  pictureResponse,
  storedFileEtag,
} from '~/http/response/file.server';
import { fullPictureName, parseRenditionName } from '~/images/renditions';
import { objectStorage } from '~/lib/env.server';
import { isUnavailable, nullIfNotFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import type { FileStore } from '~/storage/file-store.server';
import { fileStore } from '~/storage/store.server';
import { takeSlot } from './download-slots.server';
import type { Middleware } from './middleware';
import { sendPlainError } from './plain-error.server';
import { commonHeaders } from './security-headers.server';
import { type FileInMemory, sendFile } from './send-file.server';
import { sendResponse, toRequest } from './send-response.server';

/** The part in the middle only renews an address. */
const ADDRESS = /^\/images\/([^/?]+)\/(?:[0-9a-f]{8}\/)?([^/?]+)(?:\?|$)/;

const CACHE_BYTES = 24 * 1024 * 1024;
const MAX_CACHED_FILE_BYTES = 128 * 1024;
/** A file that disappears without a change in the gallery is served this much longer. Buckets are checked less often. */
const RECHECK_MS = objectStorage() ? 60_000 : 500;

interface CachedFile extends FileInMemory {
  checkedAt: number;
  version: number | undefined;
}

/** Opens the full picture or a cut, which is made on first use. */
export type OpenPicture = (store: FileStore, picture: { key: string; name: string }) => Promise<OpenedPicture>;

/** Whether the wallpaper with these files was hidden after a report. */
export type IsHidden = (key: string) => Promise<boolean>;

export function images(openPicture: OpenPicture, isHidden: IsHidden, store = fileStore()): Middleware {
  const cache = new LRUCache<string, CachedFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
  });

  async function find(key: string, name: string, type: string): Promise<FileInMemory | 'large' | null> {
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
      return facts && 'large';
    }
    const etag = storedFileEtag(key, name, facts.bytes);
    const checked = { checkedAt: Date.now(), version };
    if (cached?.etag === etag) return Object.assign(cached, checked);
    const bytes = await store.open(key, name);
    if (!(bytes instanceof Uint8Array)) return 'large';
    const file = { bytes: Buffer.from(bytes), etag, headers: { ...PICTURE_HEADERS, 'Content-Type': type }, ...checked };
    cache.set(id, file);
    return file;
  }

  async function sendMissing(response: ServerResponse, key: string): Promise<void> {
    const isGone = await isHidden(key);
    const message = isGone ? messagesOf('failures').hidden : messagesOf('requests').noFile;
    sendPlainError(response, { status: isGone ? 410 : 404, message });
  }

  async function sendRendition(
    request: IncomingMessage,
    response: ServerResponse,
    file: { key: string; name: string; type: string },
  ): Promise<void> {
    const found = await find(file.key, file.name, file.type).catch(nullIfNotFound);
    if (!found) return sendMissing(response, file.key);
    if (found !== 'large') return sendFile(request, response, found);
    await sendResponse(
      request,
      response,
      await fileResponse(toRequest(request, response), store, file, PICTURE_HEADERS),
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, key = '', name = ''] = ADDRESS.exec(request.url ?? '') ?? [];
    const rendition = parseRenditionName(key, name);
    if (rendition) return sendRendition(request, response, { key, ...rendition });
    if (name === fullPictureName(key) && !takeSlot('download', response)) return;
    const opening = openPicture(store, { key, name });
    const made = await orPlainError(opening.then((picture) => pictureResponse(toRequest(request, response), picture)));
    if (made.status === 404) return sendMissing(response, key);
    await sendResponse(request, response, made);
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
