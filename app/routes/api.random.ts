import { randomRoute } from '~/features/integrations/picks/answer-pick.server';

export { randomFacts as facts } from '~/features/integrations/picks/pick-response.server';
export const { loader, action } = randomRoute;
