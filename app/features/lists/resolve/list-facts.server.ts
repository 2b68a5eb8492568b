import type { RouteFacts } from '~/http/request/route-facts';
import { FacetsQuery, WallpaperListQuery } from './list-query.schema';

// Routes state them. In a file for the server, so that no browser loads the schemas.
export const apiListFacts: RouteFacts = { cache: { parameters: Object.keys(WallpaperListQuery.in.shape) } };
export const apiFacetsFacts: RouteFacts = { cache: { parameters: Object.keys(FacetsQuery.in.shape) } };
