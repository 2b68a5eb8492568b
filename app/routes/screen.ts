/** The picture as a page: for desktops, kiosks, televisions and old tablets that show pages. */
export {
  kioskFacts as facts,
  kioskResponse as loader,
} from '~/features/integrations/picks/kiosk-response.server';
