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

/** Of anything that can be thrown, such as an answer. Other objects may contain typed text. */
export function sayThrown(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  const status = thrownStatus(error);
  return status === undefined
    ? `${error.constructor?.name ?? 'Object'} was thrown`
    : `An answer with status ${status} was thrown`;
}

/** Of a thrown response, or of `data()`. */
export function thrownStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, init } = error as { status?: unknown; init?: { status?: number } | null };
  if ('init' in error && 'data' in error) return init?.status ?? 200;
  return typeof status === 'number' ? status : undefined;
}

/** Leaves out other fields, which may contain typed text. */
function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { message: sayThrown(error) };
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
export function logError(error: unknown, message = sayThrown(error)): void {
  log.error({ ...currentRequest(), error }, message);
}
