import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '~/cli/launcher/wait.server';
import { connectOrm } from '~/db/orm.server';
import { sweepLeftovers } from '~/features/files/file-reconciler.server';
import { describeFindings, verifySite } from '~/features/operations/maintenance/verify.server';
import { PURGE_WORDS } from '~/features/trash/trash.view';
import { fileStore } from '~/storage/store.server';
import { abandonedWorkDirs } from '~/storage/work-dir.server';
import { type Answer, administrator, client, type Send } from '../support/api-client';
import { createDatabaseOn } from '../support/database-server';
import { query } from '../support/query';
import { scene } from '../support/scenes';
import { generator } from '../support/seed';
import { until } from '../support/until';
import { Ledger } from './ledger';
import { hasEnded, PASSWORD, Victim } from './victim';

const WORK = ['upload', 'bulk upload', 'purge', 'import', 'download', 'migration'] as const;
type Work = (typeof WORK)[number];
type Target = 'launcher' | 'worker' | 'jobs' | 'database' | 'connection' | 'command';

const TARGETS = [
  'launcher',
  'worker',
  'worker',
  'worker',
  'jobs',
  'jobs',
  'database',
  'connection',
  'connection',
] as const;
/** The kills during one piece of work, before everything is checked. */
const MAX_KILLS = 5;

export interface KillReport {
  kills: number;
  byTarget: Record<string, number>;
  byWork: Record<string, number>;
  /** Successful answers that clients got. All had to stay true after every kill. */
  promises: number;
  /** As sentences, with the number of the kill. */
  failures: string[];
}

/** Kills processes with SIGKILL at random moments. After each kill, everything promised must be true. */
export async function killAtRandom(
  dataDir: string,
  { kills, seed, log = () => undefined }: { kills: number; seed: number; log?(line: string): void },
): Promise<KillReport> {
  const chance = generator(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const site = new Victim(dataDir);
  const report: KillReport = { kills: 0, byTarget: {}, byWork: {}, promises: 0, failures: [] };
  const ledger = new Ledger();
  await site.start();
  try {
    const send = await administrator({ url: site.url, adminPassword: PASSWORD });
    const work = new Workload(site, send, ledger, pick, newScenes(seed));
    await work.do('upload', () => sleep(100));
    for (let round = 0; report.kills < kills; round += 1) {
      const kind: Work = WORK[round % WORK.length] as Work;
      const killed: Target[] = [];
      await work.do(kind, async (command) => {
        const isLate = kind === 'import' || kind === 'migration';
        await sleep(isLate ? chance() * 2000 : 0);
        // Several kills during one piece of work. Killing the launcher ends everything.
        while (killed.length < MAX_KILLS && killed.at(-1) !== 'launcher') {
          await sleep(chance() * 800);
          const target = killed.length === 0 && command && chance() < 0.6 ? 'command' : pick(TARGETS);
          const running = command?.pid && !hasEnded(command) ? [command.pid] : [];
          const pid = pick(target === 'command' ? running : site.processes()[target]);
          if (!pid || !killNow(pid)) break;
          killed.push(target);
        }
      });
      for (const target of killed) report.byTarget[target] = (report.byTarget[target] ?? 0) + 1;
      report.byWork[kind] = (report.byWork[kind] ?? 0) + killed.length;
      report.kills += killed.length;
      await site.revive();
      const found = await inspect(site, ledger);
      report.failures.push(...found.map((sentence) => `after kill ${report.kills} (${killed}, ${kind}): ${sentence}`));
      log(`${report.kills}: ${killed.join(', ')} during ${kind}: ${found.join(' ') || 'all true'}`);
    }
    await work.finishImports();
    report.failures.push(...(await inspect(site, ledger)));
    report.promises = ledger.promises;
  } finally {
    await site.stop();
  }
  return report;
}

/** Different small pictures. Their randomness is separate from that of the kills, which determine how many are needed. */
function newScenes(seed: number): () => Promise<Buffer> {
  const draw = generator(seed + 1);
  return () =>
    scene(160, 90, Math.floor(draw() * 2 ** 32))
      .jpeg()
      .toBuffer();
}

/** False when the process had already ended: a database connection, or a finished command. */
function killNow(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}

async function inspect(site: Victim, ledger: Ledger): Promise<string[]> {
  const orm = await connectOrm(site.databaseUrl, 0);
  const loose = () => query<{ file_key: string }>(orm.em.fork(), 'select file_key from loose_file');
  try {
    // The site does the same at its start and every ten minutes. The last statement of a killed process may still be running,
    // and its files are skipped until then.
    await waitUntil(async () => {
      await sweepLeftovers(orm.em.fork(), fileStore());
      return (await loose()).length === 0;
    }, 120_000);
    const found = describeFindings(await verifySite(orm.em.fork(), fileStore()));
    return [
      ...found,
      ...(await abandonedWorkDirs()).map((dir) => `${dir} was not swept.`),
      ...(await loose()).map(({ file_key }) => `${file_key} is still loose.`),
      ...(await ledger.broken(orm.em.fork())),
    ];
  } finally {
    await orm.close();
  }
}

/** Actions on the site, one after another, with every answer recorded in a ledger. */
class Workload {
  private imports = 0;
  private readonly folders: string[] = [];

  constructor(
    private readonly site: Victim,
    private readonly send: Send,
    private readonly ledger: Ledger,
    private readonly pick: <T>(list: readonly T[]) => T,
    private readonly newScene: () => Promise<Buffer>,
  ) {}

  /** Runs the work and `interrupt` in parallel. Resolves when both have ended, successfully or not. */
  async do(kind: Work, interrupt: (command?: ChildProcess) => unknown): Promise<void> {
    if (kind === 'import') return this.import(interrupt);
    if (kind === 'migration') return this.migrate(interrupt);
    const deeds: Record<Exclude<Work, 'import' | 'migration'>, () => Promise<unknown>> = {
      upload: async () => {
        for (let turn = 0; turn < 3; turn += 1) await this.upload();
      },
      'bulk upload': () => Promise.all(Array.from({ length: 6 }, () => this.upload())),
      purge: () => this.purge(),
      download: () => Promise.all(Array.from({ length: 60 }, () => this.download())),
    };
    let isOver = false;
    const working = async () => {
      while (!isOver) await deeds[kind]();
    };
    const interrupting = async () => {
      await interrupt();
      isOver = true;
    };
    await Promise.all([working(), interrupting()]);
  }

  /** Null without an answer. */
  private async ask(...request: Parameters<Send>): Promise<Answer | null> {
    // A kill may swallow the answer, so the wait is limited.
    const patience = sleep(60_000, null, { ref: false });
    const answer = await Promise.race([this.send(...request).catch(() => null), patience]);
    if (answer && answer.status < 300) this.ledger.promises += 1;
    return answer;
  }

  private async upload(): Promise<void> {
    const bytes = await this.newScene();
    const image = new File([new Uint8Array(bytes)], 'killed.jpg');
    const answer = await this.ask('POST', '/api/wallpapers', { form: { image } });
    const key = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
    if (answer?.status === 201) this.ledger.uploaded.set(answer.body.id, key);
  }

  private async purge(): Promise<void> {
    const answer = await this.ask('POST', '/api/admin/purge-wallpapers', { json: { confirm: PURGE_WORDS } });
    if (answer?.status === 200) for (const id of this.ledger.uploaded.keys()) this.ledger.deleted.add(id);
    else await sleep(0);
  }

  private async download(): Promise<void> {
    const ids = [...this.ledger.uploaded.keys()].filter((id) => !this.ledger.deleted.has(id));
    if (ids.length === 0) return this.upload();
    const id = this.pick(ids.slice(-3));
    const count = this.ledger.downloads.get(id) ?? { answered: 0, sent: 0 };
    this.ledger.downloads.set(id, count);
    count.sent += 1;
    if ((await this.ask('POST', `/api/wallpapers/${id}/download`))?.status === 200) count.answered += 1;
  }

  private async import(interrupt: (command: ChildProcess) => unknown): Promise<void> {
    const folder = path.join(this.site.dataDir, '..', `import-${++this.imports}`);
    await mkdir(folder, { recursive: true });
    for (let index = 0; index < 6; index += 1) {
      await writeFile(path.join(folder, `${index}.jpg`), await this.newScene());
    }
    this.folders.push(folder);
    await this.command(this.site.run('import.js', [folder]), interrupt);
  }

  /** Interrupts the migrations of a new database, then completes them. */
  private async migrate(interrupt: (command: ChildProcess) => unknown): Promise<void> {
    const database = await createDatabaseOn(this.site.superuserUrl);
    const name = new URL(database.url).pathname;
    const settings = () => ({
      DATABASE_URL: Object.assign(new URL(this.site.superuserUrl), { pathname: name }).href,
      DATA_DIR: `${this.site.dataDir}-migration`,
    });
    await this.command(this.site.run('verify.js', [], settings()), interrupt);
    await this.site.revive();
    const again = this.site.run('verify.js', [], settings());
    let said = '';
    again.stdout?.on('data', (text) => (said += text));
    again.stderr?.on('data', (text) => (said += text));
    await until('the migrations are through', () => hasEnded(again));
    if (again.exitCode !== 0) throw new Error(`The migrations do not go through after a kill:\n${said}`);
    await (await sameServer(this.site.superuserUrl, name)).drop();
  }

  private async command(child: ChildProcess, interrupt: (command: ChildProcess) => unknown): Promise<void> {
    await Promise.all([until('the command has ended', () => hasEnded(child)), interrupt(child)]);
  }

  /** Repeats every interrupted import: each picture must be there exactly once. */
  async finishImports(): Promise<void> {
    for (const folder of this.folders) {
      await this.command(this.site.run('import.js', [folder]), () => undefined);
      await rm(folder, { recursive: true, force: true });
    }
    const { body } = await client(this.site.url)('GET', '/api/wallpapers?limit=1');
    if (!Array.isArray(body)) throw new Error('The gallery does not answer after the imports.');
  }
}

async function sameServer(server: string, pathname: string) {
  const url = Object.assign(new URL(server), { pathname }).href;
  return { url, drop: () => dropDatabase(server, pathname.slice(1)) };
}

async function dropDatabase(server: string, name: string): Promise<void> {
  const orm = await connectOrm(server, 0);
  try {
    await query(orm.em.fork(), `drop database if exists ${name} with (force)`);
  } finally {
    await orm.close();
  }
}
