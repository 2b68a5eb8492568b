import { missingFiles } from './en/missing-files';

export const missingFilesMessages = () => missingFiles;
