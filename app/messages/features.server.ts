import { features } from './en/features.server';

export const featuresMessages = () => features;
