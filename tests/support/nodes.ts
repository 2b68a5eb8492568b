import { childrenOf } from '../bench/processes';
import { createDatabaseOn, databaseServer } from './database-server';
import { type MailServer, startMailServer } from './mail-server';
import { startObjectStore } from './object-store';
import { reservePort } from './ports';
import { type ReverseProxy, reserveProxyPorts, siteUrl, startNginx } from './proxies';
import { type Site, startSite } from './site';

/** Two nodes of one site behind nginx, as docs/scaling.md has them: they share a database and a store, and no disk. */
export interface Nodes {
  first: Site;
  second: Site;
  nginx: ReverseProxy;
  databaseUrl: string;
  password: string;
  mail: MailServer;
  /** Ends one as its administrator would and starts it again. */
  restart(which: Which): Promise<void>;
  /** Ends all processes of one at once, as a power cut does. */
  kill(which: Which): Promise<void>;
  start(which: Which): Promise<void>;
  stop(): Promise<void>;
}

type Which = 'first' | 'second';

export async function startNodes(): Promise<Nodes> {
  const store = await startObjectStore();
  const database = await createDatabaseOn(databaseServer() ?? '', 'template0');
  const mail = await startMailServer();
  const ports = await reserveProxyPorts();
  const nodePorts = { first: await reservePort(), second: await reservePort() };
  const settings = {
    SITE_URL: siteUrl(ports),
    TRUST_PROXY: '127.0.0.1, ::1',
    SESSION_SECRET: 'the same on all nodes, forty characters..',
    // Made up by whichever node is first.
    ADMIN_PASSWORD: '',
    SMTP_URL: mail.url,
    MAIL_FROM: 'gallery@wallpapers.example',
    CONTACT_EMAIL: 'hello@wallpapers.example',
    ...(await store.newBucket()),
  };
  const startNode = (which: Which) =>
    startSite({ databaseUrl: database.url, env: { ...settings, PORT: String(nodePorts[which]) } });
  const [first, second] = await Promise.all([startNode('first'), startNode('second')]);
  const nginx = await startNginx(ports, Object.values(nodePorts));
  const told = [first, second].flatMap((site) => /password {3}(\S+)/.exec(site.log())?.[1] ?? []);
  if (told.length !== 1) throw new Error(`${told.length} nodes have told of a password.`);
  const killed = new Set<Site>();
  const nodes: Nodes = {
    first,
    second,
    nginx,
    databaseUrl: database.url,
    password: told[0] ?? '',
    mail,
    async restart(which) {
      await nodes[which].stop();
      await nodes.start(which);
    },
    async kill(which) {
      const site = nodes[which];
      killed.add(site);
      for (const pid of [site.pid, ...childrenOf(site.pid, '')]) process.kill(pid, 'SIGKILL');
      await site.stop().catch(() => undefined);
    },
    async start(which) {
      nodes[which] = await startNode(which);
    },
    async stop() {
      await nginx.stop();
      await Promise.all([nodes.first, nodes.second].filter((site) => !killed.has(site)).map((site) => site.stop()));
      await mail.stop();
      await store.stop();
      await database.drop();
    },
  };
  return nodes;
}
