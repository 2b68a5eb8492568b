import path from 'node:path';
import { env } from '~/lib/env.server';
import type { FileStore } from './file-store.server';
import { localFileStore } from './local-file-store.server';

const store = localFileStore(path.join(env.DATA_DIR, 'files'));

export const fileStore = (): FileStore => store;
