import { features } from '../en/gallery/features.server';

export const featuresMessages = () => features;
