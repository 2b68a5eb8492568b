import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { client, sessionCookie } from '../support/api-client';
import { importFolder, type Site } from '../support/site';
import type { Case } from './cases';

export interface Verdict {
  accepted: boolean;
  /** 0 for the import, which has no status. */
  status: number;
  /** The message of a refusal. */
  sentence: string;
}

/** A way to add a file to the gallery. */
export type WayIn = (file: Case) => Promise<Verdict>;

export async function logIn(site: Site): Promise<string> {
  const json = { username: site.adminUsername, password: site.adminPassword };
  return sessionCookie(await client(site.url)('POST', '/api/auth/login', { json }));
}

/** Typed, so that the name in the file is not used. Downloads carry it. */
export const AUTHOR = 'The gallery';

const asFile = ({ name, bytes }: Case) => new File([new Uint8Array(bytes)], name);

export function throughApi(site: Site, cookie: string): WayIn {
  const send = client(site.url, cookie);
  return async (file) => {
    const { status, body } = await send('POST', '/api/wallpapers', { form: { author: AUTHOR, image: asFile(file) } });
    return { accepted: status === 201, status, sentence: String(body.message ?? '') };
  };
}

/** The form as sent by a browser without scripts. An upload that waits for a decision counts as accepted. */
export function throughForm(site: Site, cookie: string): WayIn {
  return async (file) => {
    const body = new FormData();
    body.set('author', AUTHOR);
    body.set('image', asFile(file));
    const headers = { Cookie: cookie, Origin: site.url, Accept: 'text/html' };
    const address = `${site.url}/admin/wallpapers/new`;
    const answer = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
    const question = /\/pending\/\w+$/.exec(answer.headers.get('Location') ?? '');
    if (question) await publish(site, cookie, question[0].slice('/pending/'.length));
    const [, sentence = ''] = /class="field-error">([^<]*)</.exec(await answer.text()) ?? [];
    return { accepted: answer.status === 303, status: answer.status, sentence: sentence.trim() };
  };
}

async function publish(site: Site, cookie: string, token: string): Promise<void> {
  const answer = await client(site.url, cookie)('POST', `/api/pending-uploads/${token}`, {
    json: { decision: 'publish' },
  });
  if (answer.status >= 400) throw new Error(`The answer to a question failed with ${answer.status}`);
}

/** `npm run import` with all files in one folder. */
export async function throughImport(site: Site, cases: Case[]): Promise<WayIn> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-gauntlet-'));
  try {
    for (const { name, bytes } of cases) await writeFile(path.join(folder, name), bytes);
    const said = await importFolder(site, folder);
    return async ({ name }) => {
      const line = said.split('\n').find((text) => text.startsWith(`skipped ${path.join(folder, name)}: `));
      return { accepted: !line, status: 0, sentence: line?.slice(line.indexOf(': ') + 2) ?? '' };
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
