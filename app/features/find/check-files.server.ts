import type { EntityManager } from '@mikro-orm/postgresql';
import { findCopies, findSimilar } from '~/features/uploads/near-duplicates/near-duplicates.queries.server';
import type { FileTaker } from '~/http/body/upload.server';
import { readFingerprint } from '~/images/fingerprint.server';
import { DomainError, invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import type { ReceivedFile } from '~/storage/receive-file.server';

export interface CheckedFile {
  name: string;
  width?: number;
  height?: number;
  copy?: { id: number; title: string; width: number; height: number; isDraft: boolean };
  problem?: string;
}

async function check(em: EntityManager, { name, path }: ReceivedFile): Promise<CheckedFile> {
  const { width, height, hashes } = await readFingerprint(path);
  const [hash = 0n] = hashes;
  const similar = await findSimilar(em, hash);
  const [copy] = similar ? [similar] : await findCopies(em, hashes, 1);
  return { name, width, height, copy: copy && { isDraft: false, ...copy } };
}

/** Which of the received files show a picture of the gallery or a draft. Keeps none. @param receive hands each file to the taker */
export async function checkFiles(
  em: EntityManager,
  receive: (taker: FileTaker) => Promise<number>,
): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  const refuse = async (name: string, place: number, error: unknown) => {
    if (!(error instanceof DomainError)) logError(error);
    const problem = error instanceof DomainError ? error.message : messagesOf('fileCheck').failed;
    checked[place] = { name, problem };
  };
  const files = await receive({
    take: async (file, place) => {
      const result = await check(em, file).catch((error) => refuse(file.name, place, error));
      if (result) checked[place] = result;
    },
    refuse,
  });
  if (files === 0) throw invalid({ image: [messagesOf('uploadProblems').noImage] });
  return checked.filter(Boolean);
}
