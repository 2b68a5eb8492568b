import type { EntityManager } from '@mikro-orm/postgresql';
import { isArchiveThere } from '~/features/operations/maintenance/archive-place.server';
import { checkArchive } from '~/features/operations/maintenance/check-archive.server';
import type { FileFault } from '~/features/operations/maintenance/check-files.server';
import { bringFilesUpToDate, measureBlack } from '~/features/operations/maintenance/earlier-versions.server';
import { findStoreProblem } from '~/features/operations/maintenance/gallery-files.server';
import { describeFindings, mend, verifySite } from '~/features/operations/maintenance/verify.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { readArguments } from './arguments.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { becomeDataOwner } from './launcher/data-owner.server';
import { withGallery } from './open-database.server';

const aSwitch = { type: 'boolean', default: false } as const;

function readChoices() {
  const { values, positionals } = readArguments({
    usage: messagesOf('commands').verify.usage,
    options: { mend: aSwitch, quick: aSwitch, 'accept-losses': aSwitch, from: { type: 'string' } },
    words: [0, 1],
  });
  if (values.from !== undefined && (!values.mend || !values.from)) {
    throw new CommandError(messagesOf('commands').verify.usage);
  }
  return { ...values, archive: positionals[0] };
}

function report(checked: string, problems: string[]): void {
  for (const problem of problems) console.info(problem);
  const text = messagesOf('commands').verify;
  console.info(problems.length === 0 ? text.inOrder(checked) : text.problems(checked, problems.length));
  if (problems.length > 0) process.exitCode = 1;
}

async function requireArchive(file: string): Promise<void> {
  if (!(await isArchiveThere(file))) throw new CommandError(messagesOf('commands').restore.noFile(file));
}

async function verifyArchive(file: string): Promise<void> {
  becomeDataOwner();
  await requireArchive(file);
  const { contents, files, problems } = await checkArchive(file);
  report(contents ? messagesOf('commands').verify.archive(file, contents.createdAt, files) : file, problems);
}

async function bringUpToDate(em: EntityManager, faulty: FileFault[]): Promise<void> {
  const owners = faulty.map(({ owner }) => owner);
  const { shared, bytes, summed } = await bringFilesUpToDate(em, fileStore(), owners);
  const text = messagesOf('commands').verify;
  if (shared > 0) console.info(text.sharedDownloads(shared, Math.round(bytes / 1e6)));
  if (summed > 0) console.info(text.addedChecksums(summed));
}

async function main(): Promise<void> {
  const { archive, from, mend: shallMend, quick, 'accept-losses': acceptLosses } = readChoices();
  if (archive) return verifyArchive(archive);
  const text = messagesOf('commands').verify;
  await withGallery(messagesOf('commands').purposes.verify, async (em) => {
    if (from) await requireArchive(from);
    const findings = await verifySite(em, fileStore(), { isQuick: quick });
    const problem = await findStoreProblem(em, fileStore());
    const problems = [...(problem ? [problem] : []), ...describeFindings(findings)];
    report(text.wallpapers(findings.wallpapers), problems);
    if (!shallMend) return;
    const measured = await measureBlack(em, fileStore());
    if (measured > 0) console.info(text.measuredBlack(measured));
    let { files: faulty } = findings;
    if (problems.length > 0) {
      const refused = await mend(em, fileStore(), findings, { acceptLosses, from });
      for (const sentence of refused) console.info(sentence);
      process.exitCode = 0;
      const left = await verifySite(em, fileStore(), { isQuick: quick });
      report(text.repaired, describeFindings(left));
      faulty = left.files;
    }
    // A quick check does not read the files, so none of them counts as sound.
    if (!quick) await bringUpToDate(em, faulty);
  });
}

main().catch(reportFailure);
