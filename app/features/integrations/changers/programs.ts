import type { ProgramGroup } from './changers.view';
import { dashboards } from './programs/dashboards';
import { linux } from './programs/linux';
import { others } from './programs/others';
import type { Program } from './wish';

const GROUPS = [linux, others, dashboards];

export const PROGRAM_GROUPS: ProgramGroup[] = GROUPS.map(({ name, programs }) => ({
  name,
  programs: Object.entries(programs).map(([id, program]) => ({ id, name: program.name })),
}));

export const PROGRAMS = new Map<string, Program>(GROUPS.flatMap(({ programs }) => Object.entries(programs)));
