import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { emptyDir } from '../support/pictures';

const CHILD = `
  import { answerQuestion } from './processes.mjs';
  answerQuestion('which', () => 'this one');
  answerQuestion('changed', () => undefined);
  process.send('ready');
`;

test('a process answers each question, even with nothing', async () => {
  const dir = await emptyDir();
  const source = 'app/platform/processes.server.ts';
  const { code } = transformSync(readFileSync(source, 'utf8'), { loader: 'ts', format: 'esm' });
  writeFileSync(path.join(dir, 'processes.mjs'), code);
  writeFileSync(path.join(dir, 'child.mjs'), CHILD);
  const child = fork(path.join(dir, 'child.mjs'), {
    env: { ...process.env, TAPETA_COMPONENT: 'worker' },
    execArgv: [],
  });
  try {
    await once(child, 'message');
    const answerTo = async (question: string) => {
      child.send({ number: 1, question });
      return (await once(child, 'message'))[0];
    };
    expect(await answerTo('which')).toEqual({ number: 1, answer: 'this one' });
    expect(await answerTo('changed')).toEqual({ number: 1, answer: null });
  } finally {
    child.kill();
  }
});
