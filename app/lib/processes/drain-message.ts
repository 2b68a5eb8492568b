export const DRAIN = 'drain';
