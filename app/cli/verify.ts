import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { checkArchive } from '~/features/operations/maintenance/check-archive.server';
import type { FileFault } from '~/features/operations/maintenance/check-files.server';
import { bringFilesUpToDate, measureBlack } from '~/features/operations/maintenance/earlier-versions.server';
import { findStoreProblem } from '~/features/operations/maintenance/gallery-files.server';
import { describeFindings, mend, verifySite } from '~/features/operations/maintenance/verify.server';
import { fileStore } from '~/storage/store.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { becomeDataOwner } from './launcher/data-owner.server';
import { withGallery } from './open-database.server';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        mend: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        'accept-losses': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    return { ...values, archive: positionals[0] };
  } catch {
    throw new CommandError('npm run verify [-- [--quick] [--mend [--accept-losses]] | -- BACKUP]');
  }
}

function report(checked: string, problems: string[]): void {
  for (const problem of problems) console.info(problem);
  console.info(`${checked}: ${problems.length === 0 ? 'everything is in order' : `${problems.length} problems`}.`);
  if (problems.length > 0) process.exitCode = 1;
}

async function verifyArchive(file: string): Promise<void> {
  becomeDataOwner();
  const { contents, files, problems } = await checkArchive(file);
  const made = contents ? `, made ${contents.createdAt}, ${files} files` : '';
  report(`${file}${made}`, problems);
}

async function bringUpToDate(em: EntityManager, faulty: FileFault[]): Promise<void> {
  const owners = faulty.map(({ owner }) => owner);
  const { shared, bytes, summed } = await bringFilesUpToDate(em, fileStore(), owners);
  if (shared > 0)
    console.info(`Stored once: ${shared} downloads that are their original, ${Math.round(bytes / 1e6)} MB less.`);
  if (summed > 0) console.info(`Noted the checksums of the files of ${summed} wallpapers of an earlier version.`);
}

async function main(): Promise<void> {
  const { archive, mend: shallMend, quick, 'accept-losses': acceptLosses } = readArguments();
  if (archive) return verifyArchive(archive);
  await withGallery('a verification', async (em) => {
    const findings = await verifySite(em, fileStore(), { isQuick: quick });
    const problem = await findStoreProblem(em, fileStore());
    const problems = [...(problem ? [problem] : []), ...describeFindings(findings)];
    report(`${findings.wallpapers} wallpapers`, problems);
    if (!shallMend) return;
    const measured = await measureBlack(em, fileStore());
    if (measured > 0) console.info(`Counted how much is true black in ${measured} pictures of an earlier version.`);
    let { files: faulty } = findings;
    if (problems.length > 0) {
      await mend(em, fileStore(), findings, { acceptLosses });
      process.exitCode = 0;
      const left = await verifySite(em, fileStore(), { isQuick: quick });
      report('After mending', describeFindings(left));
      faulty = left.files;
    }
    // A quick look vouches for no file.
    if (!quick) await bringUpToDate(em, faulty);
  });
}

main().catch(reportFailure);
