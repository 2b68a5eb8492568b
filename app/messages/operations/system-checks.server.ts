import { systemChecks } from '../en/operations/system-checks.server';

export const systemChecksMessages = () => systemChecks;
