import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Questions to all processes of this machine. Each process answers for itself, and the launcher forwards questions. */

const TIMEOUT_MS = 2000;

/** The kind of process, as in TAPETA_COMPONENT. */
type Component = 'worker' | 'jobs';

type Message = { number: number } & (
  | { question: string }
  | { toAll: string; component?: Component | undefined }
  | { answer: unknown }
);

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'number' in message;

/** The parents of other processes, such as test runners, do not understand these messages. */
const hasLauncher = process.env.TAPETA_COMPONENT !== undefined;

const ignore = () => undefined;

const waiting = new Map<number, (answer: unknown) => void>();
let last = 0;

/** Undefined without an answer in time. */
async function ask(send: (number: number) => void, timeout: number): Promise<unknown> {
  last += 1;
  const number = last;
  const answered = new Promise((resolve) => waiting.set(number, resolve));
  try {
    send(number);
    return await Promise.race([answered, delay(timeout, undefined, { ref: false })]);
  } finally {
    waiting.delete(number);
  }
}

function hear(message: Message): void {
  if ('answer' in message) waiting.get(message.number)?.(message.answer ?? undefined);
}

const children = new Map<ChildProcess, Component>();

/** Called in the launcher for every process it starts. */
export function addProcess(child: ChildProcess, component: Component): void {
  children.set(child, component);
  child.once('exit', () => children.delete(child));
  child.on('message', async (message) => {
    if (!isMessage(message)) return;
    hear(message);
    if (!('toAll' in message)) return;
    const answer = (await askProcesses(message.toAll, message.component)).filter((one) => one !== undefined);
    if (child.connected) child.send({ number: message.number, answer } satisfies Message, ignore);
  });
}

/** In the launcher: one answer per process, undefined for one that is starting or frozen. */
export function askProcesses(question: string, component?: Component): Promise<unknown[]> {
  return Promise.all(
    [...children]
      .filter(([{ connected }, one]) => connected && (!component || one === component))
      .map(([child]) => ask((number) => child.send({ number, question } satisfies Message, ignore), TIMEOUT_MS)),
  );
}

const answers = new Map<string, () => unknown>();

/** In a process started by the launcher. */
export function answerQuestion(question: string, answer: () => unknown): void {
  if (answers.size === 0 && hasLauncher) process.on('message', (message) => isMessage(message) && receive(message));
  answers.set(question, answer);
}

async function receive(message: Message): Promise<void> {
  hear(message);
  if (!('question' in message)) return;
  // JSON has no undefined, so an answer without null would look like no answer.
  const answer = (await answers.get(message.question)?.()) ?? null;
  if (process.connected) process.send?.({ number: message.number, answer } satisfies Message, ignore);
}

/** Answers of all processes of this machine, or only of this one if there is no launcher or it is busy. */
export async function askAllProcesses<Answer>(
  question: string,
  { timeout = 2 * TIMEOUT_MS, component }: { timeout?: number; component?: Component } = {},
): Promise<Answer[]> {
  const told =
    hasLauncher &&
    process.connected &&
    (await ask((number) => process.send?.({ number, toAll: question, component } satisfies Message, ignore), timeout));
  return (told || [await answers.get(question)?.()]) as Answer[];
}

export const DRAIN = 'drain';
