import { uploadResults } from '../en/uploads/upload-results';

export const uploadResultsMessages = () => uploadResults;
