import { requireAdminApi } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { WallpaperListQuery } from '~/features/lists/pages/list-address.server';
import { listWallpapers } from '~/features/lists/pages/list-wallpapers.server';
import { writeCursor } from '~/features/lists/resolve/cursor';
import { toApiQuestion } from '~/features/uploads/near-duplicates/near-duplicates.api.server';
import { uploadWallpaper, withMissingFields } from '~/features/uploads/upload.server';
import { DETAILS } from '~/features/wallpapers/projections.queries.server';
import { toApiChange, toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { UploadRequest } from '~/features/wallpapers/wallpaper.schema';
import { parseInput } from '~/http/body/body.server';
import { cursorLinks, parseQuery } from '~/http/body/query.server';
import { receiveUpload } from '~/http/body/upload.server';
import { requestContext } from '~/http/request/request-context.server';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { api, json, publicJson } from '~/http/response/api.server';
import { fileStore } from '~/storage/store.server';

export const facts = { cache: { parameters: Object.keys(WallpaperListQuery.in.shape) } };

export const { loader, action } = api(
  {
    async GET({ request }) {
      const { filter, order, page } = parseQuery(WallpaperListQuery, request);
      await limitSearches(filter.search ?? '');
      const em = await forkEm();
      const strictly = { ...page, isCounted: true, isStrict: true };
      const { items, total, next } = await listWallpapers(em, DETAILS, filter, order, strictly);
      const { origin } = requestContext();
      const links = cursorLinks(
        request,
        page,
        next && writeCursor(next),
        order.sort === 'random' ? { seed: order.seed } : {},
      );
      const wallpapers = items.map((item) => toApiWallpaper(item, origin));
      return publicJson(request, wallpapers, { headers: { 'X-Total-Count': String(total), ...links } });
    },

    async POST({ request }) {
      const { em } = await requireAdminApi(request);
      const { fields, file, discard } = await receiveUpload(request);
      try {
        const input = parseInput(UploadRequest, fields);
        const result = await uploadWallpaper(em, fileStore(), file, input).catch(withMissingFields(input));
        if ('question' in result) return json(toApiQuestion(result.question), { status: 409 });
        const { wallpaper } = result;
        return json(toApiChange(wallpaper, requestContext().origin, fields.tags), {
          status: 201,
          headers: { Location: `/api/wallpapers/${wallpaper.id}` },
        });
      } finally {
        await discard();
      }
    },
  },
  { readableByAll: true, scopes: { GET: 'read', POST: 'upload' } },
);
