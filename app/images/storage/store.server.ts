import { env } from '~/lib/env.server';
import type { FileStore } from './file-store.server';
import { localFileStore } from './local-file-store.server';
import { onlyOwnFiles } from './own-files.server';
import { FILES_DIR } from './work-dir.server';

const disk = localFileStore(FILES_DIR);
const store = env.GALLERY_ID ? onlyOwnFiles(disk, env.GALLERY_ID) : disk;

export const fileStore = (): FileStore => store;
