import { dailyRoute } from '~/features/integrations/picks/answer-pick.server';

export { dailyFacts as facts } from '~/features/integrations/picks/pick-response.server';
export const { loader, action } = dailyRoute;
