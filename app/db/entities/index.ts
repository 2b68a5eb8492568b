import { Administrator } from './administrator.entity';
import { Category } from './category.entity';
import { Session } from './session.entity';
import { Tag } from './tag.entity';
import { Wallpaper } from './wallpaper.entity';

/** Every entity; the ORM discovers nothing by itself. */
export const entities = [Administrator, Category, Session, Tag, Wallpaper];
