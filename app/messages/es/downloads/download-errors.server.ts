import type { downloadErrors as english } from '../../en/downloads/download-errors.server';

export const downloadErrors = { noFile: 'No encontrado' } satisfies typeof english;
