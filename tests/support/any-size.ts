/** Settings under which a gallery takes pictures of every size, as most tests make them. */
export const ANY_SIZE = { MIN_WIDTH: '1', MIN_HEIGHT: '1' };
