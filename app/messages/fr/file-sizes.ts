import { fileSizesIn } from '../file-sizes';
export const fileSizes = fileSizesIn({ decimal: ',', kilobytes: 'Ko', megabytes: 'Mo' });
export const { formatFileSize } = fileSizes;
