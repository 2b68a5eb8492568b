import { strFromU8, unzipSync } from 'fflate';

export type Files = Record<string, Uint8Array>;

export const unpack = async (answer: Response): Promise<Files> => unzipSync(new Uint8Array(await answer.arrayBuffer()));

export const readmeIn = (files: Files) => {
  const last = Object.keys(files).at(-1) ?? '';
  if (!/(?:^|\/)README\.txt$/.test(last)) throw new Error(`The last file is ${last}.`);
  return strFromU8(files[last] ?? new Uint8Array());
};
