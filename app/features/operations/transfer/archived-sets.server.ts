import type { EntityManager } from '@mikro-orm/postgresql';
import { makeSet } from '~/features/sets/sets.commands.server';
import { DomainError } from '~/lib/errors';
import type { VersionRole } from '~/lib/version-roles';
import type { ArchivedVersion } from './details.schema';
import type { Complaint } from './folder.server';

/** The sets that sidecars name. They are joined when all pictures are there. */
export class ArchivedSets {
  private readonly sets = new Map<string, Map<number, VersionRole | undefined>>();

  /** @param folder in which the name of the set counts */
  add(folder: string, { set, role }: ArchivedVersion, id: number): void {
    const key = JSON.stringify([folder, set]);
    const versions = this.sets.get(key) ?? new Map<number, VersionRole | undefined>();
    this.sets.set(key, versions.set(id, role));
  }

  /** Returns why some could not be joined. */
  async join(em: EntityManager): Promise<Complaint[]> {
    const complaints: Complaint[] = [];
    for (const [key, versions] of this.sets) {
      if (versions.size < 2) continue;
      const roles = new Map([...versions].flatMap(([id, role]) => (role ? [[id, role] as const] : [])));
      try {
        await makeSet(em.fork(), [...versions.keys()], roles);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
        const [folder, set] = JSON.parse(key) as [string, string];
        complaints.push({ file: `${folder} (set ${set})`, reason: error.message });
      }
    }
    return complaints;
  }
}
