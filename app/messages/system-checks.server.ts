import { systemChecks } from './en/system-checks.server';

export const systemChecksMessages = () => systemChecks;
