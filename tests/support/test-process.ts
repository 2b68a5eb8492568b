/** What all test files of a process share. */
import path from 'node:path';
import sharp from 'sharp';
import { dataFolderOf } from './data-folder';

// The app reads it once. A process runs its files one after another.
process.env.DATA_DIR = path.join(dataFolderOf(process.ppid), process.env.VITEST_POOL_ID ?? '');

// The site's decoder blocks formats for a whole process. Each file starts with all of them.
sharp.unblock({ operation: ['VipsForeignLoad'] });
