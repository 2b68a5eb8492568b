import { downloadErrors } from '../en/downloads/download-errors.server';

export const downloadErrorMessages = () => downloadErrors;
