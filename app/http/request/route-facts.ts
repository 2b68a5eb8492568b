/** What a route says of itself: a page in `handle`, and it has the facts of its layouts too; other routes in `facts`. */
export interface RouteFacts {
  /** Its answer is the same for everyone and may be kept in memory. */
  cache?: CacheFacts;
  /** Sent as it is read, past remix-serve, which buffers a whole file: one of several downloads at once, or the only package. */
  streams?: 'download' | 'package';
  /** Streams only for such a query. */
  isStreamed?: (query: string) => boolean;
  /** Its loader is called without the router. */
  skipsRouter?: true;
  /** Shows less to visitors who save data. */
  dataSaver?: true;
  /** Answers under every host name. */
  anyHost?: true;
  /** Asked so often that only failures are logged by default. */
  isQuiet?: true;
}

interface CacheFacts {
  /** The answer depends on these parameters and no others. */
  parameters?: string[];
  /** The answer depends on these types in `Accept`. */
  accept?: string[];
  /** The answer depends on the page that a visitor comes from, if it is one of these. */
  referrer?: (path: string) => boolean;
  /** Turns short queries into parameters. */
  readQuery?: (query: string) => string;
  /** The address that is answered instead of every other one of this route. */
  as?: string;
  /** Paths that have an answer of their own. */
  except?: RegExp;
}
