import { rotationRoute } from '~/features/integrations/picks/answer-pick.server';

export { rotationFacts as facts } from '~/features/integrations/picks/pick-response.server';
export const { loader, action } = rotationRoute;
