import { isatty } from 'node:tty';
import { type LevelWithSilent, pino } from 'pino';
import { env } from '~/lib/env.server';
import { errorCode } from '~/lib/errors';
import { prettyLine } from './log-format.server';

/** In child processes, the descriptor of the launcher's standard output. */
const LOG_FD = 4;

/** Below PIPE_BUF, so that lines of several processes never mix in one pipe. */
const WRITE_BYTES = 4096;
const MIN_BYTES = 3000;
/** How much may wait in memory for a stalled reader. Beyond that, lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;
const FLUSH_MS = 250;

/** The name of this process, given by the launcher. */
const component = process.env.TAPETA_COMPONENT;

const fd = component ? LOG_FD : 1;

// Only children write much. Others write synchronously, to keep the order with their other output.
const destination = pino.destination(
  component
    ? {
        fd,
        sync: false,
        minLength: MIN_BYTES,
        maxWrite: WRITE_BYTES,
        maxLength: MAX_WAITING_BYTES,
        periodicFlush: FLUSH_MS,
      }
    : { fd, sync: true },
);
// A full disk or a closed terminal must not end the site.
destination.on('error', () => undefined);

const isPretty = (env.LOG_FORMAT ?? (isatty(fd) ? 'pretty' : 'json')) === 'pretty';

function readStack(error: Error): string {
  const stack = error.stack ?? String(error);
  return error.cause instanceof Error ? `${stack}\ncaused by: ${readStack(error.cause)}` : stack;
}

/** Leaves out other fields, which may contain typed text. */
function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = errorCode(error);
  return { type: error.name, ...(code && { code }), message: error.message, stack: readStack(error) };
}

const write = (line: string) => destination.write(isPretty ? prettyLine(line) : line);

const root = pino(
  {
    level: env.LOG_LEVEL satisfies LevelWithSilent,
    base: undefined,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: errorFields },
  },
  isPretty ? { write } : destination,
);

/** A log for another part of the site. */
export const componentLog = (part: string) => root.child({ component: part });

export const log = componentLog(component ?? 'launcher');

interface RequestLine {
  method: string;
  route: string;
  status: number;
  ms: number;
  bytes: number;
  requestId: string;
  cache: string | undefined;
  reason: string | undefined;
  isAborted: boolean;
}

const field = (name: string, value: string | undefined) =>
  value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;

/** Builds a request's line by hand, because its fields are fixed: this takes a quarter of pino's time. */
export function logRequest(level: 'debug' | 'info' | 'warn', line: RequestLine): void {
  if (!log.isLevelEnabled(level)) return;
  const { method, route, status, ms, bytes, requestId, cache, reason, isAborted } = line;
  write(
    `{"level":"${level}","time":"${new Date().toISOString()}","component":"${component ?? 'launcher'}",` +
      `"method":"${method}","route":"${route}","status":${status}${field('reason', reason)},"ms":${ms}` +
      `${field('cache', cache)},"bytes":${bytes}${isAborted ? ',"aborted":true' : ''},"requestId":"${requestId}"}\n`,
  );
}

let currentRequest: () => object = () => ({});

/** Sets how lines about errors name their request. */
export function nameRequestsBy(read: () => object): void {
  currentRequest = read;
}

/** Logs an unexpected failure, with route and id of its request. */
export function logError(error: unknown, message = error instanceof Error ? error.message : String(error)): void {
  log.error({ ...currentRequest(), error }, message);
}
