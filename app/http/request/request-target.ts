export const isApiPath = (path = ''): boolean => path.startsWith('/api/');

/** Path and query as they were sent. The query has no question mark. */
export function partsOfTarget(target = ''): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}
