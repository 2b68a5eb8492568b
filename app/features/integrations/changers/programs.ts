import type { ProgramGroup } from './changers.view';
import { dashboards } from './programs/dashboards';
import { linux } from './programs/linux';
import { others } from './programs/others';
import type { Program } from './wish';

const listGroups = () => [linux(), others(), dashboards()];

export const programGroups = (): ProgramGroup[] =>
  listGroups().map(({ name, programs }) => ({
    name,
    programs: Object.entries(programs).map(([id, program]) => ({ id, name: program.name })),
  }));

export const findProgram = (id: string): Program | undefined =>
  listGroups()
    .flatMap(({ programs }) => Object.entries(programs))
    .find(([own]) => own === id)?.[1];
