import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { requireCommands } from './debian.mjs';
import { reservePort } from './ports';
import { until } from './until';

// From 2027, the package warns about later versions of Node. This version does not need one.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const execute = promisify(execFile);

const KEYS = { accessKeyId: 'tapeta', secretAccessKey: 'a-secret-for-tests' };
/** Enough for most pictures, and small enough to fill. */
const MEMORY_BYTES = 1024 ** 3;

/** A real S3 service: Ceph's, with all data in memory. Ready in 3 to 12 s. */
export interface ObjectStore {
  endpoint: string;
  port: number;
  client: S3Client;
  /** Settings for a site with a new bucket. */
  newBucket(): Promise<BucketSettings>;
  /** Freezes the service until it is `resumed`, as if the machine had stopped. */
  freeze(): void;
  resume(): void;
  stop(): Promise<void>;
}

export interface BucketSettings extends Record<string, string> {
  S3_ENDPOINT: string;
  S3_BUCKET: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
}

export async function startObjectStore(): Promise<ObjectStore> {
  requireCommands('radosgw', 'ceph-mon', 'ceph-osd');
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-ceph-'));
  const [monitorPort, port] = [await reservePort(), await reservePort()];
  const running: ChildProcess[] = [];
  const env = { ...process.env, CEPH_CONF: path.join(folder, 'ceph.conf') };
  const run = (command: string, ...options: string[]) => execute(command, options, { env, cwd: folder });
  let isStopping = false;
  /** Runs in the foreground. The kernel ends it when the tests are interrupted. */
  const serve = (place: number, command: string, ...options: string[]) => {
    const words = ['--pdeathsig', 'KILL', command, '-f', ...options];
    const child = spawn('setpriv', words, { env, cwd: folder, stdio: 'ignore' });
    running[place] = child;
    // A daemon that starts before the monitor knows its id ends with “wrong fsid”.
    child.once('exit', () => setTimeout(() => !isStopping && serve(place, command, ...options), 200));
  };

  await Promise.all(['mon', 'osd', 'run'].map((name) => mkdir(path.join(folder, name))));
  const id = randomUUID();
  await writeFile(path.join(folder, 'ceph.conf'), configuration(folder, id, monitorPort, port));
  await run('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, 'monmap');
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap');
  serve(0, 'ceph-mon', '-i', 'a');
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', randomUUID());
  const osd = (await readFile(path.join(folder, 'osd/fsid'), 'utf8')).trim();
  await run('ceph', '--connect-timeout', '30', 'osd', 'new', osd);
  serve(1, 'ceph-osd', '-i', '0');
  serve(2, 'radosgw', '-n', 'client.rgw');
  const user = ['--uid=tapeta', '--display-name=Tapeta'];
  const keys = [`--access-key=${KEYS.accessKeyId}`, `--secret-key=${KEYS.secretAccessKey}`];
  await run('radosgw-admin', 'user', 'create', ...user, ...keys);

  const endpoint = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(endpoint).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('the object store answers', answers);
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: KEYS });
  return {
    endpoint,
    port,
    client,
    async newBucket() {
      const bucket = `tapeta-${randomUUID()}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: KEYS.accessKeyId,
        S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
      };
    },
    freeze: () => void running[2]?.kill('SIGSTOP'),
    resume: () => void running[2]?.kill('SIGCONT'),
    async stop() {
      client.destroy();
      isStopping = true;
      for (const child of running.reverse()) {
        const ended = once(child, 'exit');
        if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (folder: string, id: string, monitorPort: number, port: number) => `[global]
fsid = ${id}
mon initial members = a
mon host = [v1:127.0.0.1:${monitorPort}]
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
osd class update on start = false
mon allow pool size one = true
mon warn on pool no redundancy = false
mon max pg per osd = 1000
run dir = ${folder}/run
log file = ${folder}/run/$name.log
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
osd objectstore = memstore
memstore device bytes = ${MEMORY_BYTES}
ms bind ipv6 = false
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw enable usage log = false
rgw thread pool size = 64
rgw override bucket index max shards = 1
`;
