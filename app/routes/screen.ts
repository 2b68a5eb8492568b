import type { LoaderFunctionArgs } from '@remix-run/node';
import { kioskFacts, kioskResponse } from '~/features/integrations/picks/kiosk-response.server';

export const facts = kioskFacts;

/** The picture as a page: for desktops, kiosks, televisions and old tablets that show pages. */
export const loader = (args: LoaderFunctionArgs) => kioskResponse(args);
