import { type Site, startSite } from '../support/site';
import { readCases } from './cases';
import { type Finding, runImport, runRequests } from './passes';
import { logIn, throughApi, throughForm } from './ways-in';

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name a folder: npm run gauntlet -- FOLDER');
  const cases = await readCases(folder);
  const passes = [
    ['the API', async (site: Site) => runRequests(site, cases, throughApi(site, await logIn(site)))],
    ['the form', async (site: Site) => runRequests(site, cases, throughForm(site, await logIn(site)))],
    ['the import (one process for all files: average time, peak memory)', (site: Site) => runImport(site, cases)],
  ] as const;
  let failed = 0;
  for (const [name, pass] of passes) failed += report(name, await onNewSite(pass));
  process.exitCode = failed > 0 ? 1 : 0;
}

async function onNewSite<T>(use: (site: Site) => Promise<T>): Promise<T> {
  const site = await startSite();
  try {
    return await use(site);
  } finally {
    await site.stop();
  }
}

/** Returns the number of files with faults. */
function report(way: string, findings: Finding[]): number {
  const wrong = findings.filter(({ faults }) => faults.length > 0);
  console.info(`\nThrough ${way}: ${findings.length} files, ${findings.length - wrong.length} as expected`);
  for (const { name, accepted, effortMs, peak, growth } of findings) {
    const cells = [`${(effortMs / 1000).toFixed(2)} s`, `${Math.round(peak)} MB`, `${Math.round(growth)} MB more`];
    console.info(`  ${accepted ? 'stored ' : 'refused'}  ${cells.map((cell) => cell.padStart(11)).join('')}  ${name}`);
  }
  for (const { name, faults } of wrong) for (const fault of faults) console.info(`  ${name}: ${fault}`);
  const worst = (title: string, value: (finding: Finding) => number, unit: string) => {
    const [first] = [...findings].sort((a, b) => value(b) - value(a));
    if (first) console.info(`  ${title}: ${Math.round(value(first))} ${unit} (${first.name})`);
  };
  worst('most processor time', ({ effortMs }) => effortMs, 'ms');
  worst('most processor time for a refusal', ({ effortMs, accepted }) => (accepted ? 0 : effortMs), 'ms');
  worst('most memory held', ({ peak }) => peak, 'MB');
  worst('most memory more for one file', ({ growth }) => growth, 'MB');
  worst('most memory more for a refusal', ({ growth, accepted }) => (accepted ? 0 : growth), 'MB');
  return wrong.length;
}

await main();
