import type { Recipe } from '../changers.view';
import type { Wish } from '../wish';

export interface Program {
  name: string;
  recipe(wish: Wish): Recipe;
}
