import { parseArgs } from 'node:util';
import { checkArchive } from '~/features/maintenance/check-archive.server';
import { findStoreProblem } from '~/features/maintenance/gallery-files.server';
import { measureBlack, mend, sentencesOf, verifySite } from '~/features/maintenance/verify.server';
import { fileStore } from '~/images/storage/store.server';
import { migrateDatabase } from '../db/migrate.server';
import { connectOrm } from '../db/orm.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { becomeDataOwner } from './launcher/data-owner.server';
import { openDatabase } from './launcher/open-database.server';

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

async function main(): Promise<void> {
  const { archive, mend: shallMend, quick, 'accept-losses': acceptLosses } = readArguments();
  if (archive) return verifyArchive(archive);
  const database = await openDatabase('a verification');
  try {
    await migrateDatabase(database.url);
    const orm = await connectOrm(database.url, 0);
    try {
      const em = orm.em.fork();
      const findings = await verifySite(em, fileStore(), { isQuick: quick });
      const problem = await findStoreProblem(em, fileStore());
      const problems = [...(problem ? [problem] : []), ...sentencesOf(findings)];
      report(`${findings.wallpapers} wallpapers`, problems);
      if (!shallMend) return;
      const measured = await measureBlack(em, fileStore());
      if (measured > 0) console.info(`Counted how much is true black in ${measured} pictures of an earlier version.`);
      if (problems.length === 0) return;
      await mend(em, fileStore(), findings, { acceptLosses });
      process.exitCode = 0;
      const left = await verifySite(em, fileStore(), { isQuick: quick });
      report('After mending', sentencesOf(left));
    } finally {
      await orm.close();
    }
  } finally {
    await database.close();
  }
}

main().catch(reportFailure);
