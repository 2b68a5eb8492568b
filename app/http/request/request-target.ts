export const isApiPath = (path = ''): boolean => path.startsWith('/api/');

/** Path and query of a request's target, as they were sent; the query without its question mark. */
export function partsOfTarget(target = ''): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}
