import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** npm and the terminal may both forward one Ctrl-C. */
const SAME_SIGNAL_MS = 1000;

/**
 * Runs a program and waits for its end, even when this process is told to stop: nothing may go on writing behind the prompt.
 * The program gets the first signal, and the second ends it at once. @param onStart gets the id of its process group
 */
export async function run(program, parameters, { onStart, ...options }) {
  // Its own group: the terminal's Ctrl-C would be a second signal, and ending the group ends npm's scripts too.
  const child = spawn(program, parameters, { ...options, detached: true });
  let stoppedBy = null;
  let stoppedAt = 0;
  const stop = (signal) => {
    if (stoppedBy && Date.now() - stoppedAt < SAME_SIGNAL_MS) return;
    signalGroup(child.pid, stoppedBy ? 'SIGKILL' : signal);
    stoppedBy ??= signal;
    stoppedAt = Date.now();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  if (child.pid) onStart?.(child.pid);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.once('error', () => resolve(null)).once('close', resolve));
  for (const signal of SIGNALS) process.removeListener(signal, stop);
  return { status, output, stoppedBy };
}

function signalGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
}
