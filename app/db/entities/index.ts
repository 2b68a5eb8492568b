import { Administrator } from './administrator.entity';
import { Category } from './category.entity';
import { ContactMessage } from './contact-message.entity';
import { Session } from './session.entity';
import { Subscriber } from './subscriber.entity';
import { Tag } from './tag.entity';
import { Wallpaper } from './wallpaper.entity';

/** Every entity; the ORM discovers nothing by itself. */
export const entities = [Administrator, Category, ContactMessage, Session, Subscriber, Tag, Wallpaper];
