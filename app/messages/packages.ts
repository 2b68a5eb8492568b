import { packages } from './en/packages';

export const packageMessages = () => packages;
