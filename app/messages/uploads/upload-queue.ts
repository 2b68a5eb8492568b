import { uploadQueue } from '../en/uploads/upload-queue';

export const uploadQueueMessages = () => uploadQueue;
