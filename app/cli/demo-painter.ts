import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { paintWallpaper } from '~/demo/canvas/painting';
import { demoWallpapers } from '~/demo/collection';
import type { DemoWallpaper } from '~/demo/wallpaper';

const EXTENSIONS: Record<DemoWallpaper['format'], string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

sharp.cache(false);
sharp.concurrency(1);
// Paintings use memory outside the heap, which does not make the collector run until many have piled up.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function paintAll(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, wallpaper] of demoWallpapers.entries()) {
    const path = join(folder, `${String(index).padStart(2, '0')}.${EXTENSIONS[wallpaper.format]}`);
    await writeFile(path, await paintWallpaper(wallpaper));
    process.stdout.write(`${JSON.stringify({ index, path })}\n`);
    collectGarbage();
  }
}

const folder = process.argv[2];
if (folder) {
  await paintAll(folder);
} else {
  console.error('Usage: demo-painter <folder>');
  process.exitCode = 2;
}
