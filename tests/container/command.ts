import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Returns the command's output. Rejects with all of it on failure. */
export async function run(command: string, options: string[], cwd?: string): Promise<string> {
  try {
    const { stdout } = await execute(command, options, { cwd, maxBuffer: 1e8 });
    return stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message}\n${stdout}${stderr}`);
  }
}

export const podman = (...options: string[]): Promise<string> => run('podman', options);
