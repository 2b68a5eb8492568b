export const downloadErrors = { noFile: 'Not found' };
