import type { LoaderFunctionArgs } from '@remix-run/node';
import { kioskResponse } from '~/http/response/kiosk.server';

/** The picture as a page: for desktops, kiosks, televisions and old tablets that show pages. */
export const loader = (args: LoaderFunctionArgs) => kioskResponse(args);
