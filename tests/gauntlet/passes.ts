import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../support/site';
import { inDatabase } from '../support/site-database';
import type { Case } from './cases';
import { leftoversOf } from './leftovers';
import { childrenOf, commandOf, forgetPeak, heldBy, peakOf, processesWith } from './memory';
import { faultsOfServedFiles } from './served-files';
import { throughImport, type Verdict, type WayIn } from './ways-in';

export interface Finding {
  name: string;
  accepted: boolean;
  /** In words; empty when all went as it should. */
  faults: string[];
  ms: number;
  /** MB, of the process that worked on it. */
  peak: number;
  growth: number;
}

const MOST_MS = 5000;
const MOST_GROWTH_OF_REFUSAL = 50;
const SENTENCE = /^[A-Z][^\n]{10,200}[.!]$/;

/** Sends every file by itself and looks at what came of it. */
export async function runRequests(site: Site, cases: Case[], send: WayIn): Promise<Finding[]> {
  const { worker, jobs } = processesOf(site);
  const findings: Finding[] = [];
  for (const one of cases) {
    forgetPeak(worker);
    const before = heldBy(worker);
    const start = performance.now();
    const verdict = await send(one);
    const ms = performance.now() - start;
    const growth = Math.max(0, peakOf(worker) - before);
    const faults = faultsOfVerdict(one, verdict, { ms, growth });
    faults.push(...(await leftoversOf(site, jobs)));
    if (processesOf(site).worker !== worker) faults.push('the server process ended');
    if (verdict.accepted) faults.push(...(await faultsOfNewest(site, one)));
    findings.push({ name: one.name, accepted: verdict.accepted, faults, ms, peak: peakOf(worker), growth });
  }
  return findings;
}

/** Imports all files at once. Memory is that of the command, for all of them. */
export async function runImport(site: Site, cases: Case[]): Promise<Finding[]> {
  let peak = 0;
  const watch = setInterval(() => {
    for (const pid of processesWith('cli/import.js', 'tapeta-gauntlet-')) peak = Math.max(peak, peakOf(pid));
  }, 20);
  const start = performance.now();
  const verdictOn = await throughImport(site, cases);
  const ms = (performance.now() - start) / cases.length;
  clearInterval(watch);
  const left = await leftoversOf(site, processesOf(site).jobs);
  const findings: Finding[] = [];
  for (const one of cases) {
    const verdict = await verdictOn(one);
    const faults = faultsOfVerdict(one, verdict, { ms, growth: 0 });
    findings.push({ name: one.name, accepted: verdict.accepted, faults, ms, peak, growth: 0 });
  }
  return [...findings, { name: 'afterwards', accepted: false, faults: left, ms: 0, peak: 0, growth: 0 }];
}

function faultsOfVerdict(
  { expected }: Case,
  { accepted, status, sentence }: Verdict,
  { ms, growth }: { ms: number; growth: number },
): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}`);
  if (expected === 'accept' && !accepted) faults.push(`was refused: ${status} ${sentence}`);
  if (expected === 'reject' && accepted) faults.push('was accepted');
  if (!accepted && !SENTENCE.test(sentence)) faults.push(`was refused without a clear sentence: “${sentence}”`);
  if (ms > MOST_MS) faults.push(`took ${Math.round(ms)} ms`);
  if (!accepted && growth > MOST_GROWTH_OF_REFUSAL) faults.push(`took ${Math.round(growth)} MB to refuse`);
  return faults;
}

async function faultsOfNewest(site: Site, { bytes }: Case): Promise<string[]> {
  const [row] = await inDatabase<{
    id: number;
    format: 'jpeg' | 'png' | 'webp';
    width: number;
    height: number;
    file_key: string;
  }>(site, 'select id, format, width, height, file_key from wallpaper order by id desc limit 1');
  if (!row) return ['is not in the gallery'];
  return faultsOfServedFiles(site, { ...row, imageUrl: `/images/${row.file_key}/x` }, bytes);
}

/** The one worker and the jobs process of a site. */
function processesOf({ dataDir }: Site): { worker: number; jobs: number } {
  const { pid } = JSON.parse(readFileSync(path.join(dataDir, 'tapeta.lock'), 'utf8'));
  const children = childrenOf(pid);
  return {
    worker: children.find((child) => commandOf(child).includes('web-worker')) ?? 0,
    jobs: children.find((child) => commandOf(child).includes('cli/jobs')) ?? 0,
  };
}
