/** How a route is handled. Pages declare it in `handle` and inherit from their layouts; other routes in `facts`. */
export interface RouteFacts {
  /** Its answer is the same for everyone and may be cached. */
  cache?: CacheFacts;
  /** Streamed, because remix-serve would buffer it. Limits a client to a few downloads or one package at once. */
  streams?: 'download' | 'package';
  /** Only streams for these queries. */
  isStreamed?: (query: string) => boolean;
  /** Its loader is called without the router. */
  skipsRouter?: true;
  /** Shows less to visitors with small pictures or Save-Data. */
  dataSaver?: true;
  /** Answers under every host name. */
  anyHost?: true;
  /** Requested so often that only failures are logged by default. */
  isQuiet?: true;
}

interface CacheFacts {
  /** The answer depends only on these parameters. */
  parameters?: string[];
  /** The answer depends on these types in `Accept`. */
  accept?: string[];
  /** The answer depends on the referring page if this returns true. */
  referrer?: (path: string) => boolean;
  /** Expands short queries into parameters. */
  readQuery?: (query: string) => string;
  /** All addresses of this route share the answer of this one. */
  as?: string;
  /** Paths that don't share it. */
  except?: RegExp;
}
