import { counted } from '../numbers';

/** What `npm run verify` finds. */
export const verification = {
  wallpaper: (id: number, fault: string) => `Wallpaper ${id}: ${fault}`,
  trashedWallpaper: (id: number, fault: string) => `Wallpaper ${id}, in the trash: ${fault}`,
  files: {
    lost: 'its picture is missing.',
    size: (bytes: number, expected: number) => `its picture has ${bytes} bytes instead of ${expected}.`,
    changed: 'its picture is not the one that was uploaded.',
    colours: 'its files differ from its picture in colours or HDR.',
    undecodable: 'its picture cannot be decoded.',
    missing: (names: string) => `${names} missing.`,
    unexpected: (names: string) => `unexpected files: ${names}.`,
    damaged: (name: string) => `${name} is damaged.`,
    background: {
      dark: 'its transparent picture needs a dark background.',
      white: 'its transparent picture needs a white background.',
    },
  },
  damagedRow: (id: number, columns: string) =>
    `Wallpaper ${id}: the database has wrong values (${columns}). Delete it in the list of wallpapers, or restore a backup.`,
  damagedRows: (count: number) =>
    `The database has wrong values for ${counted(count, 'wallpaper', 'wallpapers')}, so nothing was repaired. Delete ${count === 1 ? 'it' : 'them'} in the list of wallpapers, or restore a backup, then repair again.`,
  stray: (key: string) => `No wallpaper uses the files of ${key}.`,
  foreign: (file: string) => `${file} is not a file of this site. Move it away or remove it.`,
  leftover: (folder: string) => `${folder} was left behind by a process that has ended.`,
  tooManyLost: (lost: number, total: number) =>
    `${lost} of ${counted(total, 'picture is', 'pictures are')} lost, so nothing was repaired. Bring the files back, or confirm the loss with --accept-losses.`,
  backup: {
    lacks: (id: number, file: string) => `${file} does not have the picture of wallpaper ${id}.`,
    differs: (id: number, file: string) =>
      `${file} has another picture for wallpaper ${id} than the one that was uploaded. It was not put back.`,
  },
  /** Formats for PostgreSQL's function of that name: `%s` is replaced by a value. */
  rows: {
    wallpaperCount: 'The count of wallpapers for device %s, category %s, featured %s is %s instead of %s.',
    totalCount: 'The count of all wallpapers is %s instead of %s.',
    facetCount: 'The count of wallpapers with facets %s in category %s is %s instead of %s.',
    tagFacets: 'Wallpaper %s is listed under a tag with facets %s instead of %s.',
    downloadFacets: 'The download counts of wallpaper %s are filed under another category or other facets.',
    facets: 'The facets of wallpaper %s are %s instead of %s.',
    tagUses: 'The tag “%s” counts %s wallpapers instead of %s.',
    versions: 'The versions of set %s are not in order.',
    tagList: 'Wallpaper %s has %s tags but is listed under %s.',
    visitors: '%s visitors are counted instead of %s.',
    wordUses: 'The word “%s” is counted %s times instead of %s.',
    downloads: 'The wallpapers count %s downloads, but the days only %s.',
    recentDownloads: 'Wallpaper %s counts %s downloads in 30 days instead of %s.',
    lostTask: 'Task %s (%s) is waiting, but no job runs it.',
    lostRenditions: 'Wallpaper %s is waiting for files, but no job makes them.',
    lostCategory: 'The deletion of category “%s” has not finished since %s.',
    lostJob: 'Job %s (%s) has been running since %s.',
    categoryAddress: 'The address %s belongs to %s categories.',
    tagName: 'The name %s belongs to %s tags.',
    subscriber: 'A subscriber is listed %s times (ids %s).',
    samePicture: 'Wallpapers %s have the same picture.',
    index: 'The index %s is not valid.',
  },
};
