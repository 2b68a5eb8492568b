import type { ServerBuild } from '@remix-run/node';
import { pagePath } from '~/remix/data-address';
import { partsOfTarget } from './request-target';
import type { RouteFacts } from './route-facts';

type Routes = ServerBuild['routes'];

export interface Route {
  /** For example /wallpaper/:id. */
  pattern: string;
  facts: RouteFacts;
  isPage: boolean;
  loader?: Routes[string]['module']['loader'];
}

/** For addresses without a route. */
const UNKNOWN: Route = { pattern: '*', facts: {}, isPage: false };

/** Answered by middleware, without a route. */
const FILES: Route[] = [
  { pattern: '/build/*', facts: { isQuiet: true, cache: { as: '/-/-' } }, isPage: false },
  { pattern: '/images/*', facts: { isQuiet: true }, isPage: false },
];

interface Node {
  literals: Map<string, Node>;
  parameter?: Node;
  /** The route that ends here, and the one that takes any rest. */
  route?: Route;
  rest?: Route;
}

/** From the outermost layout to the route itself. */
function withLayouts(routes: Routes, id: string | undefined): Routes[string][] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...withLayouts(routes, route.parentId), route] : [];
}

/** Pages use `handle`. Other routes use `facts`, which Remix leaves out of the browser build. */
const statedFacts = ({ handle, facts }: { handle?: unknown; facts?: RouteFacts }) => facts ?? handle;

function toRoute(chain: Routes[string][]): Route {
  const own = chain.slice(-1);
  const isPage = own[0]?.module.default !== undefined;
  return {
    pattern: `/${chain.flatMap(({ path }) => path || []).join('/')}`,
    facts: Object.assign({}, ...(isPage ? chain : own).map(({ module }) => statedFacts(module))),
    isPage,
    loader: own[0]?.module.loader,
  };
}

/** One route per pattern: the innermost, since its layouts may have the same pattern. */
export function readRoutes(routes: Routes): Route[] {
  const chains = Object.keys(routes).map((id) => withLayouts(routes, id));
  const inwards = chains.sort((one, other) => one.length - other.length).map(toRoute);
  return [...new Map(inwards.map((route) => [route.pattern, route])).values()];
}

const newNode = (): Node => ({ literals: new Map() });

function childAt(node: Node, segment: string): Node {
  const child = segment.startsWith(':') ? node.parameter : node.literals.get(segment);
  if (child) return child;
  const made = newNode();
  if (segment.startsWith(':')) node.parameter = made;
  else node.literals.set(segment, made);
  return made;
}

function add(root: Node, route: Route): void {
  let node = root;
  for (const segment of route.pattern.split('/').filter(Boolean)) {
    if (segment === '*') {
      node.rest = route;
      return;
    }
    if (segment.endsWith('?')) node.route = route;
    node = childAt(node, segment);
  }
  node.route = route;
}

function find(node: Node, segments: string[], at: number): Route | undefined {
  const segment = segments[at];
  if (segment === undefined || segment === '') return node.route ?? node.rest;
  const literal = node.literals.get(segment);
  return (
    (literal && find(literal, segments, at + 1)) ??
    (node.parameter && find(node.parameter, segments, at + 1)) ??
    node.rest
  );
}

export type FindRoute = (url: string | undefined) => Route;

/** Finds the route of an address. Remix's own matching takes as long as a whole cached answer. */
export function routeFinder(routes: Routes): FindRoute {
  const root = newNode();
  for (const route of [...readRoutes(routes), ...FILES]) add(root, route);
  return (url = '/') => {
    if (!url.startsWith('/')) return UNKNOWN;
    const [path] = partsOfTarget(url);
    return find(root, pagePath(path).toLowerCase().split('/'), 1) ?? UNKNOWN;
  };
}

/** The parameters of a path by its pattern, such as { id: '7' }. */
export function readParams(pattern: string, path: string): Record<string, string | undefined> {
  const segments = path.split('/');
  const named = pattern.split('/').flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), segments[at]]] : []));
  return Object.fromEntries(named);
}
