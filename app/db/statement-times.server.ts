import { LRUCache } from 'lru-cache';
import { answerQuestion, askAllProcesses } from '~/platform/processes.server';

export interface StatementTimes {
  /** Has placeholders for values, and a single one for lists of any length. */
  text: string;
  calls: number;
  totalMs: number;
  maxMs: number;
}

const MAX_STATEMENTS = 500;
const MAX_CHARACTERS = 500;
const MAX_TOLD = 30;
const SLOW_MS = 250;
const QUESTION = 'slowest statements';

const times = new LRUCache<string, StatementTimes>({ max: MAX_STATEMENTS });

/** Since this process started, including the wait for a connection. */
export const statementTotals = { calls: 0, slow: 0, seconds: 0 };

function normalized(text: string): string {
  const short = text.length > 4 * MAX_CHARACTERS ? text.slice(0, 4 * MAX_CHARACTERS) : text;
  const lists = short.replace(/\s+/g, ' ').replace(/\?(?:, ?\?)+/g, '?, …');
  return lists.replace(/(\(\?(?:, \u2026)?\))(?:, ?\(\?(?:, \u2026)?\))+/g, '$1, …').slice(0, MAX_CHARACTERS);
}

const normalizedTexts = new LRUCache<string, string>({ max: MAX_STATEMENTS });

function note(statement: string, ms: number): void {
  statementTotals.calls += 1;
  statementTotals.seconds += ms / 1000;
  if (ms >= SLOW_MS) statementTotals.slow += 1;
  const text = normalizedTexts.get(statement) ?? normalized(statement);
  normalizedTexts.set(statement, text);
  const known = times.get(text) ?? { text, calls: 0, totalMs: 0, maxMs: 0 };
  known.calls += 1;
  known.totalMs += ms;
  known.maxMs = Math.max(known.maxMs, ms);
  if (known.calls === 1) times.set(text, known);
}

export async function timed<Outcome>(statement: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const begin = performance.now();
  try {
    return await work();
  } finally {
    note(statement, performance.now() - begin);
  }
}

const meanMs = ({ totalMs, calls }: StatementTimes) => totalMs / calls;
const slowestFirst = (all: Iterable<StatementTimes>) => [...all].sort((a, b) => meanMs(b) - meanMs(a));

answerQuestion(QUESTION, () => slowestFirst(times.values()).slice(0, MAX_TOLD));

/** The statements with the longest mean time, over all processes of this machine. */
export async function listSlowestStatements(most: number): Promise<StatementTimes[]> {
  const merged = new Map<string, StatementTimes>();
  for (const one of (await askAllProcesses<StatementTimes[]>(QUESTION)).flat()) {
    const known = merged.get(one.text);
    merged.set(one.text, {
      text: one.text,
      calls: one.calls + (known?.calls ?? 0),
      totalMs: one.totalMs + (known?.totalMs ?? 0),
      maxMs: Math.max(one.maxMs, known?.maxMs ?? 0),
    });
  }
  return slowestFirst(merged.values()).slice(0, most);
}
