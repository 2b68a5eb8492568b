import type { ProgramGroup } from './changers.view';
import type { Program } from './client-options';
import { macos, phones } from './programs/apple-and-android';
import { linux } from './programs/linux';
import { others } from './programs/others';
import { windows } from './programs/windows';

const listGroups = () => [windows(), macos(), linux(), phones(), others()];

/** By system. @param first a program whose group comes first */
export const programGroups = (first?: string): ProgramGroup[] => {
  const groups = listGroups().map(({ name, programs }) => ({
    name,
    programs: Object.entries(programs).map(([id, program]) => ({ id, name: program.name })),
  }));
  const isFirst = ({ programs }: ProgramGroup) => programs.some(({ id }) => id === first);
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
};

export const findProgram = (id: string): Program | undefined =>
  listGroups()
    .flatMap(({ programs }) => Object.entries(programs))
    .find(([own]) => own === id)?.[1];
