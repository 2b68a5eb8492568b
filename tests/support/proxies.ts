/** Runs the files of docs/deploy, with only names, ports and paths replaced. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from './certificates';
import { reservePort } from './ports';
import { until } from './until';

export const SITE_NAME = 'wallpapers.example';

/** Loads what Debian's command of that name loads. The command itself does not pass on signals. */
const FAKETIME = '/usr/$LIB/faketime/libfaketime.so.1';

export interface ProxyPorts {
  http: number;
  https: number;
}

export interface ReverseProxy {
  ports: ProxyPorts;
  ca: Buffer;
  /** The main process. When run as root, nginx has child processes. */
  pid: number;
  /** Its error log. */
  log(): Promise<string>;
  /** Restarts it with its cache, as if this many minutes had passed. */
  startLater(minutes: number): Promise<void>;
  stop(): Promise<void>;
}

export async function reserveProxyPorts(): Promise<ProxyPorts> {
  return { http: await reservePort(), https: await reservePort() };
}

export const siteUrl = ({ https }: ProxyPorts) => `https://${SITE_NAME}:${https}`;

/** Every text must be found, so that the tested file matches the documented one. */
function replaced(text: string, replacements: [from: string, to: string][]): string {
  return replacements.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`docs/deploy has no ${JSON.stringify(from)} any more.`);
    return changed.replaceAll(from, to);
  }, text);
}

interface Files {
  config: string;
  /** The command that runs it in the foreground. */
  command: string[];
}

type Write = (paths: { folder: string; fullchain: string; key: string }) => Promise<Files>;

async function startProxy(ports: ProxyPorts, write: Write): Promise<ReverseProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-proxy-'));
  // When started as root, the server's workers run as another user.
  await chmod(folder, 0o711);
  const { ca, fullchain, key } = makeCertificate(folder, SITE_NAME);
  const { config, command } = await write({ folder, fullchain, key });
  await writeFile(path.join(folder, 'config'), config);
  const logFile = path.join(folder, 'error.log');
  let said = '';
  let child: ChildProcess;

  async function run(env: Record<string, string> = {}): Promise<void> {
    const [name = '', ...options] = command;
    child = spawn(name, options, {
      cwd: folder,
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => (said += text));
    const running = child;
    process.once('exit', () => running.kill('SIGTERM'));
    await until(
      'the proxy listens',
      async () => {
        if (running.exitCode !== null) throw new Error(`The proxy has ended:\n${said}`);
        return (await isListening(ports.http)) && (await isListening(ports.https));
      },
      20_000,
    );
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  await run();
  return {
    ports,
    ca,
    get pid() {
      return child.pid ?? 0;
    },
    log: async () => said + (await readFile(logFile, 'utf8').catch(() => '')),
    async startLater(minutes) {
      await end();
      await run({ LD_PRELOAD: FAKETIME, FAKETIME: `+${minutes}m` });
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** The surroundings of the site's file in Debian's nginx.conf, including compression. */
const aroundSite = (folder: string, site: string) => `
daemon off;
env LD_PRELOAD;
env FAKETIME;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  gzip on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;

/** nginx with docs/deploy/nginx.conf in front of the sites on these ports. @param neighbour another site on the same nginx */
export async function startNginx(ports: ProxyPorts, sites: number[], neighbour = ''): Promise<ReverseProxy> {
  const written = await readFile('docs/deploy/nginx.conf', 'utf8');
  const servers = sites.map((port) => `    server 127.0.0.1:${port} fail_timeout=2s;\n`);
  return startProxy(ports, async ({ folder, fullchain, key }) => {
    await mkdir(path.join(folder, 'cache'), { mode: 0o711 });
    const site = replaced(written, [
      // The loopback device of the tests may have no IPv6.
      ['    listen [::]:80;\n', ''],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['listen 80;', `listen 127.0.0.1:${ports.http};`],
      ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
      [`https://${SITE_NAME}`, siteUrl(ports)],
      [`/etc/letsencrypt/live/${SITE_NAME}/fullchain.pem`, fullchain],
      [`/etc/letsencrypt/live/${SITE_NAME}/privkey.pem`, key],
      ['/var/cache/tapeta', `${folder}/cache/tapeta`],
      ['    server 127.0.0.1:3000 fail_timeout=2s;\n', servers.join('')],
    ]);
    const config = aroundSite(folder, neighbour + site);
    return { config, command: ['nginx', '-e', `${folder}/error.log`, '-p', folder, '-c', `${folder}/config`] };
  });
}

/** Caddy with docs/deploy/Caddyfile in front of the sites on these ports. */
export async function startCaddy(ports: ProxyPorts, sites: number[]): Promise<ReverseProxy> {
  const written = await readFile('docs/deploy/Caddyfile', 'utf8');
  const upstreams = sites.map((port) => `127.0.0.1:${port}`).join(' ');
  return startProxy(ports, async ({ folder, fullchain, key }) => {
    const site = replaced(written, [
      [`\n${SITE_NAME} {\n`, `\n${SITE_NAME} {\n\tbind 127.0.0.1\n\ttls ${fullchain} ${key}\n`],
      ['\nhttp:// {\n', '\nhttp:// {\n\tbind 127.0.0.1\n'],
      [`https://${SITE_NAME}`, siteUrl(ports)],
      ['\treverse_proxy 127.0.0.1:3000 {\n', `\treverse_proxy ${upstreams} {\n`],
    ]);
    const config = `{\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tadmin off\n}\n${site}`;
    return { config, command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${folder}/config`] };
  });
}
