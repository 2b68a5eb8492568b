import { changerPrograms } from './en/changer-programs';

export const changerProgramMessages = () => changerPrograms;
