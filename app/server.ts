/** What remix-serve serves: the build, with one answer to every failure that can be put into words. */
import * as build from '@remix-run/dev/server-build';
import { withErrorPages } from '~/http/route-errors.server';

export * from '@remix-run/dev/server-build';
export const routes = withErrorPages(build.routes);
