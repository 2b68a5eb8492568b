import { Administrator, Session } from './administrator.entity';
import { Category, CategoryRedirect } from './category.entity';
import { ContactMessage } from './contact-message.entity';
import { Gallery } from './gallery.entity';
import { GalleryChange } from './gallery-change.entity';
import { LetterKey, Subscriber } from './subscriber.entity';
import { SystemNote } from './system-note.entity';
import { Tag, TagRedirect } from './tag.entity';
import { Task } from './task.entity';
import { Visitor, VisitorDay, VisitorSalt } from './visitor.entity';
import { TrashedWallpaper, Wallpaper, WallpaperTag } from './wallpaper.entity';
import { MissingFile } from './wallpaper-file.entity';

/** The tables used as objects. Others are only used in SQL. */
export const entities = [
  ...[Administrator, Session, Category, CategoryRedirect, Tag, TagRedirect, Wallpaper, WallpaperTag, TrashedWallpaper],
  ...[
    MissingFile,
    ContactMessage,
    Subscriber,
    LetterKey,
    Task,
    SystemNote,
    Visitor,
    VisitorSalt,
    VisitorDay,
    Gallery,
    GalleryChange,
  ],
];
