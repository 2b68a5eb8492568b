/** A picture as a page, for desktops, kiosks, TVs and old tablets. */
export {
  kioskFacts as facts,
  kioskResponse as loader,
} from '~/features/integrations/picks/kiosk-response.server';
