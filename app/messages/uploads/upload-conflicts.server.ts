import { uploadConflicts } from '../en/uploads/upload-conflicts.server';

export const uploadConflictMessages = () => uploadConflicts;
