import { taxonomy } from './en/taxonomy.server';

export const taxonomyMessages = () => taxonomy;
