import { fileSizesIn } from '../file-sizes';
export const fileSizes = fileSizesIn({ decimal: ',', kilobytes: 'KB', megabytes: 'MB' });
export const { formatFileSize } = fileSizes;
