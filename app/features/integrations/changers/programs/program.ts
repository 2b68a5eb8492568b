import type { Recipe } from '~/features/integrations/changers/changers.view';
import type { Wish } from '~/features/integrations/changers/wish';

export interface Program {
  name: string;
  recipe(wish: Wish): Recipe;
}
