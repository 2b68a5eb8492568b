import { tmpdir } from 'node:os';
import path from 'node:path';

/** For the files of a test run, by the id of its main process. */
export const dataFolderOf = (mainProcess: number): string => path.join(tmpdir(), `tapeta-tests-${mainProcess}`);
