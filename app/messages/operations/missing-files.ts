import { missingFiles } from '../en/operations/missing-files';

export const missingFilesMessages = () => missingFiles;
