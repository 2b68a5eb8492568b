import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Case } from '../gauntlet/cases';
import { ownCases } from '../gauntlet/own-cases';
import { type Finding, runImport, runRequests } from '../gauntlet/passes';
import { logIn, throughApi, throughForm } from '../gauntlet/ways-in';
import { requireQuiet, startSite } from '../support/site';

let cases: Case[];
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  cases = await ownCases();
});

const someCases = () => cases.filter((_, index) => index % 3 === 0);

const faultsIn = (findings: Finding[]) =>
  findings.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => ({ name, faults }));

describe.each([
  ['the API', () => logIn(site).then((cookie) => runRequests(site, cases, throughApi(site, cookie)))],
  // One function stores what both send, so every third is enough.
  ['the form', () => logIn(site).then((cookie) => runRequests(site, someCases(), throughForm(site, cookie)))],
  ['the import', () => runImport(site, cases)],
])('pictures of every kind through %s', (_, run) => {
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it('are stored clean, or refused with a sentence and removed completely', async () => {
    const findings = await run();
    expect(faultsIn(findings)).toEqual([]);
    requireQuiet(site);
  });
});
