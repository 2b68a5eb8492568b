import type { PictureFormat } from '~/images/signatures';
import type { Site } from '../support/site';
import { inDatabase } from '../support/site-database';
import type { Case } from './cases';
import { leftoversOf } from './leftovers';
import { childrenOf, commandOf, effortOf, forgetPeak, heldBy, peakOf, processesWith } from './memory';
import { faultsOfServedFiles } from './served-files';
import { throughImport, type Verdict, type WayIn } from './ways-in';

export interface Finding {
  name: string;
  accepted: boolean;
  /** Faults in words. Empty when everything was as expected. */
  faults: string[];
  /** Processor time of the process that handled the file. */
  effortMs: number;
  /** Memory of that process, in MB. */
  peak: number;
  growth: number;
}

const MAX_EFFORT_MS = 5000;
const MAX_GROWTH_OF_REFUSAL = 50;
const SENTENCE = /^[A-Z][^\n]{10,200}[.!]$/;

/** Sends every file separately and checks the result. */
export async function runRequests(site: Site, cases: Case[], send: WayIn): Promise<Finding[]> {
  const { worker } = processesOf(site);
  const findings: Finding[] = [];
  for (const one of cases) {
    forgetPeak(worker);
    const before = heldBy(worker);
    const effortBefore = effortOf(worker);
    const verdict = await send(one);
    const effortMs = effortOf(worker) - effortBefore;
    const growth = Math.max(0, peakOf(worker) - before);
    const faults = faultsOfVerdict(one, verdict, { effortMs, growth });
    faults.push(...(await leftoversOf(site, processesOf(site).jobs)));
    if (processesOf(site).worker !== worker) faults.push('the server process ended');
    if (verdict.accepted) faults.push(...(await faultsOfNewest(site, one)));
    findings.push({ name: one.name, accepted: verdict.accepted, faults, effortMs, peak: peakOf(worker), growth });
  }
  return findings;
}

/** Imports all files at once. The memory is that of the command, for all files. */
export async function runImport(site: Site, cases: Case[]): Promise<Finding[]> {
  let peak = 0;
  let effort = 0;
  const watch = setInterval(() => {
    for (const pid of processesWith('cli/import.js', 'tapeta-gauntlet-')) {
      peak = Math.max(peak, peakOf(pid));
      effort = Math.max(effort, effortOf(pid));
    }
  }, 50);
  const verdictOn = await throughImport(site, cases);
  clearInterval(watch);
  const effortMs = effort / cases.length;
  const left = await leftoversOf(site, processesOf(site).jobs);
  const findings: Finding[] = [];
  for (const one of cases) {
    const verdict = await verdictOn(one);
    const faults = faultsOfVerdict(one, verdict, { effortMs, growth: 0 });
    findings.push({ name: one.name, accepted: verdict.accepted, faults, effortMs, peak, growth: 0 });
  }
  return [...findings, { name: 'afterwards', accepted: false, faults: left, effortMs: 0, peak: 0, growth: 0 }];
}

function faultsOfVerdict(
  { expected }: Case,
  { accepted, status, sentence }: Verdict,
  { effortMs, growth }: { effortMs: number; growth: number },
): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}`);
  if (expected === 'accept' && !accepted) faults.push(`was refused: ${status} ${sentence}`);
  if (expected === 'reject' && accepted) faults.push('was accepted');
  if (!accepted && !SENTENCE.test(sentence)) faults.push(`was refused without a clear sentence: “${sentence}”`);
  if (effortMs > MAX_EFFORT_MS) faults.push(`took ${Math.round(effortMs)} ms of the processor`);
  if (!accepted && growth > MAX_GROWTH_OF_REFUSAL) faults.push(`took ${Math.round(growth)} MB to refuse`);
  return faults;
}

async function faultsOfNewest(site: Site, { bytes }: Case): Promise<string[]> {
  const [row] = await inDatabase<{
    id: number;
    format: PictureFormat;
    width: number;
    height: number;
    file_key: string;
  }>(site, 'select id, format, width, height, file_key from wallpaper order by id desc limit 1');
  if (!row) return ['is not in the gallery'];
  return faultsOfServedFiles(site, { ...row, imageUrl: `/images/${row.file_key}/x` }, bytes);
}

/** The worker and the jobs process of a site. The latter starts a moment later. */
function processesOf({ pid }: Site): { worker: number; jobs: number | undefined } {
  const children = childrenOf(pid);
  return {
    worker: children.find((child) => commandOf(child).includes('remix-run/serve')) ?? 0,
    jobs: children.find((child) => commandOf(child).includes('cli/jobs')),
  };
}
