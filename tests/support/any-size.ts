/** Settings that accept pictures of every size, as most tests need. */
export const ANY_SIZE = { MIN_WIDTH: '1', MIN_HEIGHT: '1' };
