import { type Answer, ask } from './ask';
import { startBareServer } from './bare';
import { doubts, type Load, load } from './load';
import { childrenOf, cpuOf } from './processes';
import type { ServedSite } from './served-site';
import { printHead, printRow, verdict } from './table';

interface Target {
  path: string;
  /** The minimum share of the bare server's requests per second. */
  ratio: number;
  /** The maximum in ms. */
  p99?: number;
  status?: number;
}

const page = (path: string): Target => ({ path, ratio: 0.6, p99: 10 });

/** The newest wallpaper has files. */
async function targetsOf({ site, client }: ServedSite): Promise<Record<string, Target>> {
  const { rows } = await client.query('select id, file_key from wallpaper order by id desc limit 1');
  const html = await (await fetch(site.url)).text();
  return {
    home: page('/'),
    category: page('/category/nature'),
    tag: page('/tag/4k'),
    wallpaper: page(`/wallpaper/${rows[0].id}`),
    'search already asked for': page('/?q=mountain'),
    'API list': page('/api/wallpapers'),
    feed: page('/feed.xml'),
    help: page('/help'),
    'picture of 320 px': { path: `/images/${rows[0].file_key}/320.avif`, ratio: 0.5 },
    'script of the build': { path: /\/build\/[^"']+\.js/.exec(html)?.[0] ?? '', ratio: 0.5 },
    'address that is none': { path: '/nothing/is/here', ratio: 0.1, status: 404 },
    'picture that is none': { path: `/images/${'0'.repeat(24)}/320.avif`, ratio: 0.1, status: 404 },
  };
}

async function learn(url: string, targets: Target[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const { path, status = 200 } of targets) {
    const answer = await ask(url + path);
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
    answers.set(path, answer);
  }
  return answers;
}

interface Measured extends Load {
  /** Processor time of its workers, in ms per request. */
  cpu: number;
}

async function measure(url: string, workers: number[], seconds: number, status?: number): Promise<Measured> {
  // Both are warmed up equally.
  await load(url, { seconds: 1, status });
  const before = cpuOf(workers);
  const measured = await load(url, { seconds, status });
  return { ...measured, cpu: (cpuOf(workers) - before) / measured.answers };
}

function print(name: string, bytes: number, target: Target, ours: Measured, bare: Measured): void {
  const { ratio, p99 = Number.POSITIVE_INFINITY } = target;
  const reached = ours.perSecond / bare.perSecond;
  const isMet = reached >= ratio && ours.p99 <= p99 && ours.unexpected === 0;
  const rates = [ours.perSecond.toFixed(0), bare.perSecond.toFixed(0), reached.toFixed(2), `>= ${ratio.toFixed(2)}`];
  const waits = [String(ours.p99), String(bare.p99), Number.isFinite(p99) ? `<= ${p99}` : ''];
  const cpu = [ours.cpu.toFixed(3), bare.cpu.toFixed(3)];
  const remarks = [...doubts(ours.unexpected, ours.answers), ...doubts(bare.unexpected, bare.answers)];
  printRow([name, (bytes / 1000).toFixed(1), ...rates, ...waits, ...cpu, verdict(isMet)], remarks);
}

/** Cached pages, compared with a bare server that sends the same bytes. */
export async function measureHot(served: ServedSite, seconds: number): Promise<void> {
  const targets = await targetsOf(served);
  const answers = await learn(served.site.url, Object.values(targets));
  const bare = await startBareServer(answers, served.workers.length);
  try {
    const bareWorkers = childrenOf(bare.pid, 'bare-server');
    // Otherwise the first page would include compile time, even of the load generator.
    for (const { url } of [served.site, bare]) await load(`${url}/`, { seconds });
    printHead('hot, 16 connections', [
      'KB',
      ...['requests/s', 'bare', 'ratio', 'target', 'p99 ms', 'bare', 'target'],
      ...['CPU ms', 'bare', ''],
    ]);
    for (const [name, target] of Object.entries(targets)) {
      const ours = await measure(served.site.url + target.path, served.workers, seconds, target.status);
      const other = await measure(bare.url + target.path, bareWorkers, seconds, target.status);
      print(name, answers.get(target.path)?.body.length ?? 0, target, ours, other);
    }
  } finally {
    await bare.stop();
  }
}
