import { changerPrograms } from '../en/integrations/changer-programs';

export const changerProgramMessages = () => changerPrograms;
