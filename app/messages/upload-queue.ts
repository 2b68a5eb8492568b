import { uploadQueue } from './en/upload-queue';

export const uploadQueueMessages = () => uploadQueue;
