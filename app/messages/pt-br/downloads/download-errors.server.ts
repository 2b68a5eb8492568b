import type { downloadErrors as english } from '../../en/downloads/download-errors.server';
export const downloadErrors = { noFile: 'Não encontrado' } satisfies typeof english;
