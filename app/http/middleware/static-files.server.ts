import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Encoding, preferredEncoding } from '~/http/request/content-encoding.server';
import { isRead } from '~/http/request/request-context.server';
import { partsOfTarget } from '~/http/request/request-target';
import { contentEtag } from '~/http/response/file.server';
import { env } from '~/lib/env.server';
import { type Middleware, noop } from './middleware';
import { type FileInMemory, sendFile } from './send-file.server';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const ENCODING_BY_ENDING: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

type Variants = Partial<Record<Encoding, FileInMemory>>;

function readFile(file: string, url: string, encoding: Encoding): FileInMemory {
  const bytes = readFileSync(file);
  return {
    bytes,
    etag: contentEtag(bytes),
    headers: {
      'Content-Type': TYPES[path.extname(url)] ?? 'application/octet-stream',
      'Cache-Control': url.startsWith('/build/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  };
}

function readFiles(folder: string): Map<string, Variants> {
  const files = new Map<string, Variants>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const [, name = '', ending = ''] = /^(.*?)(\.br|\.gz)?$/.exec(path.relative(folder, file)) ?? [];
    const url = `/${name.replaceAll(path.sep, '/')}`;
    const encoding = ENCODING_BY_ENDING[ending] ?? 'identity';
    files.set(url, { ...files.get(url), [encoding]: readFile(file, url, encoding) });
  }
  return files;
}

export function staticFiles(folder = 'public'): Middleware {
  if (env.NODE_ENV === 'development') return noop;
  const files = readFiles(folder);
  return (request, response, next) => {
    const [path] = partsOfTarget(request.url);
    const file = isRead(request.method) && files.get(path);
    if (!file) return next();
    const variant = file[preferredEncoding(request.headers['accept-encoding'])] ?? file.identity;
    if (variant) sendFile(request, response, variant);
    else next();
  };
}
