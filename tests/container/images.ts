import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { podman, run } from './command';

const DEBIAN_PACKAGES = {
  podman: '/usr/bin/podman',
  'podman-compose': '/usr/bin/podman-compose',
  buildah: '/usr/bin/buildah',
  runc: '/usr/sbin/runc',
  'containernetworking-plugins': '/usr/lib/cni',
  debootstrap: '/usr/sbin/debootstrap',
  openssl: '/usr/bin/openssl',
};
/** Parts that registry images leave out too. */
const LEFT_OUT = ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/man', 'usr/share/locale'];

const BRIDGES = '/sys/class/net';
const bridges = () => readdirSync(BRIDGES).filter((name) => name.startsWith('cni-'));

/**
 * For a whole run: a separate container store with Tapeta's image, built from its Dockerfile, and an image that starts systemd.
 * Needs no image registry: the base images, with the names used in FROM, are Debian from debootstrap and Node from npm.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await installMissing();
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-container-'));
  const known = bridges();
  await configure(folder);
  const tearDown = () => remove(folder, known);
  // An interrupted run leaves nothing behind either.
  process.once('exit', tearDown);
  try {
    await makeDebian(folder);
    await makeNode(folder);
    await build(folder, '.', 'Dockerfile', 'tapeta');
    await makeSystemd(folder);
  } catch (error) {
    tearDown();
    throw error;
  }
  return async () => tearDown();
}

function remove(folder: string, knownBridges: string[]): void {
  if (!existsSync(folder)) return;
  const leave = (command: string, ...options: string[]) => spawnSync(command, options, { stdio: 'ignore' });
  leave('podman', 'rm', '--all', '--force', '--time=0');
  leave('podman', 'rmi', '--all', '--force');
  for (const name of bridges()) if (!knownBridges.includes(name)) leave('ip', 'link', 'delete', name);
  leave('umount', path.join(folder, 'store/overlay'));
  rmSync(folder, { recursive: true, force: true });
}

async function installMissing(): Promise<void> {
  const missing = Object.entries(DEBIAN_PACKAGES).filter(([, file]) => !existsSync(file));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0) throw new Error('These tests install Debian packages: run them as root on Debian.');
  console.info('Installing the tools to build and run containers (only the first time).');
  await run('apt-get', ['update', '-qq']);
  const names = missing.map(([name]) => name);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

/** Keeps this run apart from the machine's own containers. */
async function configure(folder: string): Promise<void> {
  const settings = path.join(folder, 'containers.conf');
  const storage = path.join(folder, 'storage.conf');
  await mkdir(path.join(folder, 'networks'));
  // When the tests run in a container themselves, root may not grant the default limits, and crun refuses the mixed control
  // groups of such machines.
  await writeFile(
    settings,
    `[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\nlog_driver = "k8s-file"
[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\ntmp_dir = "${folder}/libpod"
[network]\nnetwork_config_dir = "${folder}/networks"\n`,
  );
  await writeFile(storage, `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/store"\nrunroot = "${folder}/run"\n`);
  process.env.CONTAINERS_CONF = settings;
  process.env.CONTAINERS_STORAGE_CONF = storage;
}

async function makeDebian(folder: string): Promise<void> {
  const root = path.join(folder, 'debian');
  await run('debootstrap', ['--variant=minbase', 'bookworm', root, await debianMirror()]);
  const archive = path.join(folder, 'debian.tar');
  await run('tar', ['-C', root, ...LEFT_OUT.map((name) => `--exclude=./${name}/*`), '-cf', archive, '.']);
  await podman('import', archive, 'docker.io/library/debian:bookworm-slim');
}

async function debianMirror(): Promise<string> {
  const files = ['/etc/apt/sources.list', '/etc/apt/sources.list.d/debian.sources'].filter(existsSync);
  const lines = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  const [, mirror] = /^[^#\n]*?(https?:\/\/\S+\/debian)\/?(\s|$)/m.exec(lines) ?? [];
  if (!mirror) throw new Error('These tests need a mirror of Debian in the sources of apt.');
  return mirror;
}

/** As in Docker's Node image. */
async function makeNode(folder: string): Promise<void> {
  const [, major] = /^FROM node:(\d+)-bookworm-slim AS build$/m.exec(await readFile('Dockerfile', 'utf8')) ?? [];
  if (!major) throw new Error('The Dockerfile names another base than this run makes.');
  const context = path.join(folder, 'node');
  await unpack(`node-linux-${process.arch}@${major}`, path.join(context, 'node'));
  await unpack('npm@11', path.join(context, 'npm'));
  await writeFile(
    path.join(context, 'Dockerfile'),
    `FROM debian:bookworm-slim
COPY node/package/bin/node /usr/local/bin/
COPY npm/package /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node\n`,
  );
  await build(folder, context, path.join(context, 'Dockerfile'), `docker.io/library/node:${major}-bookworm-slim`);
}

async function unpack(name: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('npm', ['pack', '--silent', name], folder);
  const [archive = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  await run('tar', ['-xzf', archive], folder);
}

async function makeSystemd(folder: string): Promise<void> {
  const context = path.join(folder, 'systemd');
  await mkdir(context);
  await writeFile(
    path.join(context, 'Dockerfile'),
    `FROM node:24-bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates curl dbus nginx systemd && ln -s /usr/local/bin/* /usr/bin/
CMD ["/lib/systemd/systemd"]\n`,
  );
  await build(folder, context, path.join(context, 'Dockerfile'), 'tapeta-systemd');
}

/** npm inside uses the registry, settings and cache of npm here. None of that stays in the image. */
async function build(folder: string, context: string, file: string, tag: string): Promise<void> {
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  const [registry, cache, ownSettings] = await Promise.all(
    ['registry', 'cache', 'userconfig'].map((name) => run('npm', ['config', 'get', name, '--loglevel=error'])),
  );
  const settings = path.join(folder, 'npmrc');
  const own = existsSync(ownSettings ?? '') ? await readFile(ownSettings ?? '', 'utf8') : '';
  const more = [`registry=${registry}`, authorities && 'cafile=/root/authorities.crt'].filter(Boolean);
  await writeFile(settings, [own, ...more, ''].join('\n'), { mode: 0o600 });
  const mounts = [`${settings}:/root/.npmrc:ro`, `${cache}:/root/.npm`];
  if (authorities) mounts.push(`${authorities}:/root/authorities.crt:ro`);
  const options = [
    '--isolation=chroot',
    '--pull-never',
    '--format=docker',
    '--quiet',
    `--tag=${tag}`,
    `--file=${file}`,
  ];
  await run('buildah', ['bud', ...options, ...mounts.map((mount) => `--volume=${mount}`), context]);
}
