import { Administrator, Session } from './administrator.entity';
import { Category, CategoryRedirect } from './category.entity';
import { ContactMessage } from './contact-message.entity';
import { DownloadDay, FacetCount, SearchWord, VisitorDay, WallpaperCount, WallpaperDay } from './count.entity';
import { Gallery } from './gallery.entity';
import { GalleryChange } from './gallery-change.entity';
import { RateLimit } from './rate-limit.entity';
import { LetterKey, Subscriber } from './subscriber.entity';
import { SystemNote } from './system-note.entity';
import { Tag, TagRedirect } from './tag.entity';
import { Task } from './task.entity';
import { Visitor, VisitorSalt } from './visitor.entity';
import { TrashedWallpaper, Wallpaper, WallpaperLikeness, WallpaperTag } from './wallpaper.entity';
import { LooseFile, MissingFile, UploadOutcome } from './wallpaper-file.entity';

export const entities = [
  ...[Administrator, Session, Category, CategoryRedirect, Tag, TagRedirect],
  ...[Wallpaper, TrashedWallpaper, WallpaperTag, WallpaperLikeness, LooseFile, MissingFile, UploadOutcome],
  ...[ContactMessage, Subscriber, LetterKey, Task, SystemNote, Visitor, VisitorSalt],
  ...[WallpaperCount, FacetCount, SearchWord, DownloadDay, WallpaperDay, VisitorDay, RateLimit, Gallery, GalleryChange],
];
