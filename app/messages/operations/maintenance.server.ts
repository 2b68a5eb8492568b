import { maintenance } from '../en/operations/maintenance.server';

export const maintenanceMessages = () => maintenance;
