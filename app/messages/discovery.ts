import { discovery } from './en/discovery';

export const discoveryMessages = () => discovery;
