import { uploadResults } from './en/upload-results';

export const uploadResultsMessages = () => uploadResults;
