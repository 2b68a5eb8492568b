/** `npm run test:load [-- --seconds 60]`: many visitors, some of them slow, and the memory they leave behind. Loopback only. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { connectOrm } from '~/db/orm.server';
import { administrator, client, newPicture } from '../support/api-client';
import { query } from '../support/query';
import { memoryOf, PASSWORD, Victim } from './victim';

interface Tally {
  statuses: Record<string, number>;
  times: number[];
}

const failures: string[] = [];
function require(isTrue: boolean, sentence: string): void {
  if (!isTrue) failures.push(sentence);
}

let visitors = 0;

/** A visitor with their own address, so that rate limits do not interfere. */
function newAddress(): Record<string, string> {
  visitors += 1;
  return { 'X-Forwarded-For': `198.18.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** Requests one page repeatedly, as another visitor, until stopped. */
async function visitWhile(url: string, goesOn: () => boolean): Promise<Tally> {
  const tally: Tally = { statuses: {}, times: [] };
  while (goesOn()) {
    const asked = performance.now();
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      () => 'none',
    );
    tally.times.push(performance.now() - asked);
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
    await sleep(100);
  }
  return tally;
}

function quantile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
}

/** Opens connections that stall. Returns after how many seconds each was ended. */
async function slowWriters(port: number, head: string, count: number, longestMs: number): Promise<number[]> {
  const ended = Array.from({ length: count }, async () => {
    const begun = Date.now();
    const socket = connect(port, 'localhost').on('error', () => undefined);
    socket.resume().write(head);
    const drip = setInterval(() => socket.write('x'), 2000);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await Promise.race([closed, sleep(longestMs, undefined, { ref: false })]);
    clearInterval(drip);
    socket.destroy();
    return (Date.now() - begun) / 1000;
  });
  return Promise.all(ended);
}

/** Downloads that read one piece per second. */
function slowReaders(url: string, count: number): { end(): void } {
  const requests = Array.from({ length: count }, () => {
    const sent = request(url, (response) => {
      response.pause();
      setInterval(() => response.read(1024), 1000).unref();
    });
    sent.on('error', () => undefined).end();
    return sent;
  });
  return {
    end: () => {
      for (const sent of requests) sent.destroy();
    },
  };
}

export async function run(dataDir: string, options: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: options, options: { seconds: { type: 'string', default: '60' } } });
  const seconds = Number(values.seconds);
  const site = new Victim(dataDir);
  await site.start();
  try {
    const send = await administrator({ url: site.url, adminPassword: PASSWORD });
    const pictures: { id: number; imageUrl: string }[] = [];
    for (let index = 0; index < 12; index += 1) {
      pictures.push(
        (await send('POST', '/api/wallpapers', { form: { image: await newPicture(`${index}.jpg`, 640, 360) } })).body,
      );
    }
    const first = pictures[0] as { id: number; imageUrl: string };
    const visitor = client(site.url);
    // Creates the download's file in advance.
    await visitor('GET', `/wallpaper/${first.id}/file/original`);
    await sleep(3000);
    const before = memoryOf(site.processes().worker);

    let goesOn = true;
    const other = visitWhile(`${site.url}/`, () => goesOn);
    const readers = slowReaders(`${site.url}/wallpaper/${first.id}/file/original`, 50);
    const headers = slowWriters(site.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 100, 60_000);
    const form =
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Requested-With: x\r\nContent-Length: 1000\r\n\r\n';
    const bodies = slowWriters(site.port, form, 100, 150_000);
    const paths = [
      '/',
      '/?tab=pc',
      '/?tab=random',
      '/?q=picture',
      `/wallpaper/${first.id}`,
      '/category/nature',
      new URL(first.imageUrl).pathname,
      '/api/wallpapers',
    ];
    const load = await autocannon({
      url: site.url,
      connections: 200,
      duration: seconds,
      timeout: 30,
      requests: paths.map((path) => ({
        method: 'GET',
        path,
        setupRequest: (sent) => ({ ...sent, headers: { ...sent.headers, ...newAddress() } }),
      })),
    });
    const headerTimes = await headers;
    readers.end();

    const file = `${site.url}/wallpaper/${first.id}/file/original`;
    const { byteLength } = await (await fetch(file)).arrayBuffer();
    const download = async () => {
      const { status } = await visitor('POST', `/api/wallpapers/${first.id}/download`, { headers: newAddress() });
      const bytes = await (await fetch(file)).arrayBuffer();
      return { status, isWhole: bytes.byteLength === byteLength };
    };
    const answers = await Promise.all(Array.from({ length: 1000 }, () => download().catch(() => null)));
    const counted = await countOf(site, first.id);
    const bodyTimes = await bodies;
    goesOn = false;
    const visits = await other;
    await sleep(10_000);
    const after = memoryOf(site.processes().worker);

    const unexpected = load['5xx'] - (load.statusCodeStats?.['503']?.count ?? 0);
    console.info(
      `${seconds} s, 200 connections: ${load.requests.average} requests a second, median ${load.latency.p50} ms, 99 % ${load.latency.p99} ms`,
    );
    console.info(
      'statuses',
      Object.fromEntries(Object.entries(load.statusCodeStats ?? {}).map(([status, { count }]) => [status, count])),
    );
    console.info(`errors ${load.errors}, timeouts ${load.timeouts}`);
    console.info(
      `one more visitor meanwhile: ${visits.times.length} pages, median ${quantile(visits.times, 0.5)} ms, 95 % ${quantile(visits.times, 0.95)} ms`,
      visits.statuses,
    );
    console.info(
      `100 slow headers ended after ${Math.min(...headerTimes).toFixed(0)} to ${Math.max(...headerTimes).toFixed(0)} s`,
    );
    console.info(
      `100 slow bodies ended after ${Math.min(...bodyTimes).toFixed(0)} to ${Math.max(...bodyTimes).toFixed(0)} s`,
    );
    const accepted = answers.filter((answer) => answer?.status === 200).length;
    const whole = answers.filter((answer) => answer?.isWhole).length;
    console.info(`1000 downloads at once: ${accepted} answered with 200, ${counted} counted, ${whole} files whole`);
    console.info(`memory of the workers: ${before} MB before, ${after} MB after`);
    require(unexpected === 0, `${unexpected} answers were a fault of the server other than 503.`);
    require(load.errors === 0, `${load.errors} requests had no answer.`);
    require(accepted === counted, `${accepted} downloads were answered and ${counted} counted.`);
    require(whole === 1000, `${1000 - whole} files did not arrive whole.`);
    require(Math.max(...headerTimes) < 55, 'Slow headers were not ended.');
    require(Math.max(...bodyTimes) < 140, 'Slow bodies were not ended.');
    require(Object.keys(visits.statuses).every((status) =>
      ['200', '503'].includes(status),
    ), 'The other visitor was let down.');
    require(after < before * 1.6 + 60, `The workers keep ${after - before} MB.`);
  } finally {
    await site.stop();
  }
  for (const failure of failures) console.error(failure);
  return failures.length === 0;
}

async function countOf(site: Victim, id: number): Promise<number> {
  const orm = await connectOrm(site.databaseUrl, 0);
  try {
    const [row] = await query(orm.em.fork(), 'select downloads from download_count where wallpaper_id = ?', [id]);
    return row.downloads;
  } finally {
    await orm.close();
  }
}
