import { fileURLToPath } from 'node:url';

// Both app/cli and build/cli, where the bundled commands lie, are two levels below it.
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
