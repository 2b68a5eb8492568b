import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What it wrote. Rejects with all of that when the command ends badly. */
export async function run(command: string, options: string[], cwd?: string): Promise<string> {
  try {
    const { stdout, stderr } = await execute(command, options, { cwd, maxBuffer: 1e8 });
    return `${stdout}${stderr}`.trim();
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message}\n${stdout}${stderr}`);
  }
}

export const podman = (...options: string[]): Promise<string> => run('podman', options);
