/**
 * For `node --import`: writes a byte into the file COUNT_RENDERINGS for each body that is compressed with Brotli as a whole.
 * The site does that exactly once for each answer it renders for its cache.
 */
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

const { brotliCompressSync } = zlib;
zlib.brotliCompressSync = (...given) => {
  appendFileSync(process.env.COUNT_RENDERINGS, '.');
  return brotliCompressSync(...given);
};
syncBuiltinESMExports();
