import type { ServerBuild } from '@remix-run/node';

/** An address that no route has. */
const UNKNOWN = '*';

interface Node {
  literals: Map<string, Node>;
  parameter?: Node;
  /** Of the route that ends here, or that takes whatever follows. */
  pattern?: string;
  rest?: string;
}

type Routes = ServerBuild['routes'];

function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  return route ? [pathOf(routes, route.parentId), route.path].filter(Boolean).join('/') : '';
}

export const pathsOfRoutes = (routes: Routes): string[] => Object.keys(routes).map((id) => pathOf(routes, id));

const newNode = (): Node => ({ literals: new Map() });

function childOf(node: Node, segment: string): Node {
  const child = segment.startsWith(':') ? node.parameter : node.literals.get(segment);
  if (child) return child;
  const made = newNode();
  if (segment.startsWith(':')) node.parameter = made;
  else node.literals.set(segment, made);
  return made;
}

function add(root: Node, path: string): void {
  let node = root;
  for (const segment of path.split('/').filter(Boolean)) {
    if (segment === '*') {
      node.rest = `/${path}`;
      return;
    }
    node = childOf(node, segment);
  }
  node.pattern = `/${path}`;
}

function find(node: Node, segments: string[], at: number): string | undefined {
  const segment = segments[at];
  if (segment === undefined || segment === '') return node.pattern ?? node.rest;
  const literal = node.literals.get(segment);
  return (
    (literal && find(literal, segments, at + 1)) ??
    (node.parameter && find(node.parameter, segments, at + 1)) ??
    node.rest
  );
}

export type FindRoute = (url: string | undefined) => string;

/** The pattern of a route, such as /wallpaper/:id, instead of an address: Remix's own matching takes as long as a whole answer from memory. */
export function routePatterns(paths: string[]): FindRoute {
  const root = newNode();
  for (const path of paths) add(root, path);
  return (url = '/') => {
    if (!url.startsWith('/')) return UNKNOWN;
    const query = url.indexOf('?');
    const path = (query < 0 ? url : url.slice(0, query)).replace(/(?:\/_root)?\.data$/, '').toLowerCase();
    return find(root, path.split('/'), 1) ?? UNKNOWN;
  };
}
