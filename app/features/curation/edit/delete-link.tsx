import { useState } from 'react';
import { type AdminListQuery, deletePath, pathBesideList } from '~/features/curation/list/admin-list.view';
import { DeleteDialog } from '~/features/curation/list/delete-dialog';
import { messagesOf } from '~/messages/messages';
import { InPlaceLink } from '~/ui/admin/row-actions';

interface DeleteLinkProps {
  wallpaper: { id: number; title: string };
  query: AdminListQuery;
}

export function DeleteLink({ wallpaper, query }: DeleteLinkProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <InPlaceLink
        to={pathBesideList(deletePath(wallpaper.id), query, { from: 'edit' })}
        onOpen={() => setAsking(true)}
      >
        {messagesOf('wallpaperEdit').aside.delete}
      </InPlaceLink>
      <DeleteDialog
        doomed={isAsking ? { one: wallpaper } : null}
        query={query}
        from="edit"
        onClose={() => setAsking(false)}
      />
    </>
  );
}
