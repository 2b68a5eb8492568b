import type { Flash } from '~/http/response/flash.server';
import { type BitField, SHAPE, TONE } from '~/lib/facets/layout';
import { editPath, withQuery } from '~/lib/paths';
import type { VersionRole } from '~/lib/version-roles';
import { messagesOf } from '~/messages/messages';

/** A version of a picture, in the order of its set. */
export interface Version {
  id: number;
  title: string;
  role: VersionRole;
  fileKey: string;
  width: number;
  height: number;
  avif: boolean;
  deviceType: string | null;
  tone: Tone;
  /** Not published yet. Only the administrator gets these. */
  isDraft: boolean;
}

export type Tone = 'light' | 'dark' | null;

/** Where the page of a version shows all of them, and where that form posts. */
export const VERSIONS = '#versions';
export const setPathOf = (id: number) => `${editPath(id)}/set`;
export const proposalsPath = (offset = 0) => withQuery('/admin/sets', { offset: offset || undefined });

export interface MadeSet {
  /** The version that lists show. */
  first: number;
  versions: number;
}

export function saySetMade({ first, versions }: MadeSet): Flash {
  const { made, show } = messagesOf('curatedSets');
  return { kind: 'success', title: made(versions), link: { path: editPath(first) + VERSIONS, label: show } };
}

export interface Proposal {
  /** What the titles have in common. */
  title: string;
  versions: Version[];
}

export const PROPOSALS_PER_PAGE = 20;

export const MAX_VERSIONS = 20;

const fieldOf = (facets: number, { offset, bits }: BitField) => (facets >> offset) & ((1 << bits) - 1);

export const shapeOf = (facets: number) => fieldOf(facets, SHAPE);

export function toneOf(facets: number): Tone {
  const tone = fieldOf(facets, TONE);
  if (tone === 0) return null;
  return tone === 1 ? 'light' : 'dark';
}
