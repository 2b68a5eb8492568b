import { maintenance } from './en/maintenance.server';

export const maintenanceMessages = () => maintenance;
