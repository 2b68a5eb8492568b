/** What each screen shows. `width` in px, `dark`, `noScripts`, `admin`: as whom and how it is opened. `act` runs first. */

const HEIGHTS = { 360: 740, 390: 844, 768: 1024, 1024: 768, 1440: 900, 2560: 1440 };

export const heightOf = (width) => HEIGHTS[width];

const openFilters = (page) => page.locator('.filters > summary').click();
const openFirst = async (page) => {
  await page.locator('.card .quick').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('term').first().waitFor();
};

const screen = (name, path, width, more = {}) => ({ name, path, width, ...more });
const dark = { dark: true };
const admin = { admin: true };

/** Lists on home reshuffle, so only what surrounds them is compared there (`mask`). */
export const SCREENS = [
  screen('home-phone', '/', 390, { mask: '.masonry, .hero-picture' }),
  screen('home', '/', 1440, { mask: '.masonry, .hero-picture', ...dark }),
  screen('list', '/?tab=pc', 1440),
  screen('list-wide', '/?tab=pc', 2560, dark),
  screen('list-phone', '/?tab=mobile', 360, { ...dark, noScripts: true }),
  screen('category', '/category/nature', 1024),
  screen('tag', '/tag/night', 768, dark),
  screen('colour', '/colour/blue', 1440),
  screen('search', '/?q=night', 1440, dark),
  screen('nothing-found', '/?colour=pink&shape=32:9', 390, { mask: '.masonry' }),
  screen('filters', '/category/nature', 1440, { act: openFilters }),
  screen('filters-phone', '/category/nature', 390, { act: openFilters, ...dark, noScripts: true }),
  screen('quick-view', '/category/nature', 1440, { act: openFirst, ...dark }),
  screen('wallpaper', '/wallpaper/1', 1440),
  screen('wallpaper-phone', '/wallpaper/1', 390, dark),
  screen('portrait', '/wallpaper/{mobile}', 1024, dark),
  screen('full-size', '/wallpaper/1/full', 1440, { noScripts: true }),
  screen('cut', '/wallpaper/1/screen?width=3440&height=1440', 1440, { noScripts: true }),
  screen('cut-phone', '/wallpaper/1/screen?width=1080&height=2400', 390, { ...dark, noScripts: true }),
  screen('monitors', '/wallpaper/1/monitors', 1024, { noScripts: true }),
  screen('changers', '/changers?program=variety', 1440, dark),
  screen('changers-phone', '/changers?program=variety', 360, { noScripts: true }),
  screen('help', '/help', 768),
  screen('contact', '/contact', 390),
  screen('subscribe', '/subscribe', 1440, dark),
  // Random pictures, of random heights.
  screen('missing', '/nothing', 1440, { mask: '.masonry', style: '.masonry { height: 400px; overflow: clip; }' }),
  screen('german', '/de/category/nature', 360),
  screen('login', '/login', 390, dark),
  screen('overview', '/admin', 1440, admin),
  screen('overview-phone', '/admin', 390, { ...admin, ...dark }),
  screen('wallpapers', '/admin/wallpapers', 1440, { ...admin, ...dark }),
  screen('wallpapers-grid', '/admin/wallpapers?view=grid', 1024, admin),
  screen('wallpapers-phone', '/admin/wallpapers', 390, { ...admin, noScripts: true }),
  screen('upload', '/admin/wallpapers/new', 1024, { ...admin, ...dark }),
  screen('bulk-upload', '/admin/wallpapers/bulk', 1440, admin),
  screen('edit', '/admin/wallpapers/1', 1440, { ...admin, ...dark }),
  screen('categories', '/admin/categories', 768, admin),
  screen('tags', '/admin/tags', 1440, { ...admin, noScripts: true }),
  screen('trash', '/admin/wallpapers/trash', 390, { ...admin, ...dark }),
];
