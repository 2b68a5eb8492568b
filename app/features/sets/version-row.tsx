import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { smallPicturePath } from '~/features/trash/trash.view';
import { editPath } from '~/lib/paths';
import { VERSION_ROLES } from '~/lib/version-roles';
import { messagesOf } from '~/messages/messages';
import { Options } from '~/ui/forms/options';
import type { Version } from './set.view';

interface VersionRowProps {
  version: Version;
  isCurrent?: boolean;
  tick?: ReactNode;
  children?: ReactNode;
}

/** A version with a choice of its role, for a form. */
export function VersionRow({ version, isCurrent, tick, children }: VersionRowProps) {
  const { id, title, role, width, height, isDraft } = version;
  const text = messagesOf('curatedSets');
  const { roles } = messagesOf('sets');
  return (
    <li className="version">
      {tick}
      <img src={smallPicturePath(version)} alt="" width={width} height={height} loading="lazy" decoding="async" />
      <span className="version-name">
        <Link to={editPath(id)} aria-current={isCurrent ? 'page' : undefined}>
          <bdi>{title}</bdi>
        </Link>
        <span className="version-facts">
          {width} × {height}
          {isDraft && ` · ${text.draft}`}
        </span>
      </span>
      <select name="role" defaultValue={`${id} ${role}`} aria-label={text.role(title)} className="select">
        <Options of={VERSION_ROLES.map((one) => ({ value: `${id} ${one}`, label: roles[one] }))} />
      </select>
      {children}
    </li>
  );
}
