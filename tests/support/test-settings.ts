/** Accepts pictures of every size, as most tests need, and shortens the intervals of sites. */
export const TEST_SETTINGS = { MIN_WIDTH: '1', MIN_HEIGHT: '1', PACE: '4' };
