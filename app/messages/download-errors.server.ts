import { downloadErrors } from './en/download-errors.server';

export const downloadErrorMessages = () => downloadErrors;
