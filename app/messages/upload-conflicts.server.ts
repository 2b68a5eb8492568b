import { uploadConflicts } from './en/upload-conflicts.server';

export const uploadConflictMessages = () => uploadConflicts;
