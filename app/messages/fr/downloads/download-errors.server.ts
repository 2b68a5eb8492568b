import type { downloadErrors as english } from '../../en/downloads/download-errors.server';
export const downloadErrors = { noFile: 'Introuvable' } satisfies typeof english;
