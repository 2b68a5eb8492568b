import type { Page } from '@playwright/test';
import { messagesIn } from '~/messages/languages.server';
import { adminPages } from '../support/admin-pages';
import { isSentence, textsOf } from '../support/message-texts.mjs';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

const footer = (page: Page) => page.getByRole('contentinfo');

test('a visitor goes from page to page in Spanish, and to English', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const { title, path } = await addWallpaper({ name: 'marea.jpg', fields: { title: 'Marea' } });
  // The newest, since other tests of this site add more than a page of wallpapers.
  await visit('/es?sort=newest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('listitem').getByRole('heading', { name: title }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/es${path}\\?`));
  await expect(page).toHaveTitle(`${title} – Tapeta`);
  await page.getByRole('link', { name: /^(Para mi pantalla|Descargar en)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} para mi pantalla`);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Descargar JPEG' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a la galería' }).click();
  await expect(page).toHaveURL(/\/es([?#]|$)/);
  // Its card: the page left behind has a heading of this name too, and its search field is emptied on the way.
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await page.getByRole('banner').getByLabel('Buscar fondos').fill('marea');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es?q=marea');
  await expect(page.getByText('Resultados de “marea”')).toBeVisible();
  await footer(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/?q=marea');
  await expect(page.getByText('Results for “marea”')).toBeVisible();
});

test.describe('a form', () => {
  test.use({ expectedProblems: [/status of 422/] });

  test('says in Spanish what is missing, and keeps what was typed', { tag: ['@js', '@core'] }, async ({
    page,
    visit,
  }) => {
    await visit('/es/contact');
    await page.getByRole('main').getByLabel('Correo', { exact: true }).fill('lector');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Correo no válido: escribe una dirección de correo correcta.')).toHaveCount(1);
    await expect(page.getByRole('main').getByLabel('Correo', { exact: true })).toHaveValue('lector');
    await expect(page).toHaveURL('/es/contact');
  });
});

test('the home page offers the remembered language, and other pages are as for everyone', { tag: '@no-js' }, async ({
  page,
  visit,
  request,
}) => {
  await visit('/es/help');
  await footer(page).getByRole('button', { name: 'Recordar este idioma' }).click();
  await expect(page).toHaveURL('/es/help');
  await visit('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver esta página en español' })).toBeVisible();
  const [own, others] = await Promise.all([
    page.request.get('/help').then((answer) => answer.text()),
    request.get('/help', { headers: { 'Accept-Language': 'es' } }).then((answer) => answer.text()),
  ]);
  expect(own).toBe(others);
  for (const path of ['/api/wallpapers/999999', '/feed.xml', '/manifest.webmanifest']) {
    const asked = await request.get(path, { headers: { Cookie: 'language=es; admin-language=es' } });
    expect(asked.headers()['content-language'] ?? 'en', path).toBe('en');
    expect(await asked.text(), path).toBe(await (await request.get(path)).text());
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/<xhtml:link rel="alternate" hreflang="es" href="[^"]*\/es\/help"/);
  await page.getByRole('main').getByRole('link', { name: 'Ver esta página en español' }).click();
  await expect(page).toHaveURL('/es');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver esta página en español' })).toHaveCount(0);
});

test.describe('the administrator', () => {
  test.use({ isAdministrator: true, expectedProblems: [/status of 422/] });

  test('names a category in Spanish, and only Spanish pages show it', { tag: '@no-js' }, async ({ page, visit }) => {
    await visit('/admin/categories');
    await page.getByRole('link', { name: 'Minimal', exact: true }).click();
    const name = page.getByLabel('Name (Español)');
    for (const typed of ['Minimalista', '']) {
      await name.fill(typed);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Category updated', { exact: true })).toBeVisible();
      await visit('/es/category/minimal');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(typed || 'Minimal');
      await visit('/category/minimal');
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Minimalista');
      await visit('/admin/categories');
      await page.getByRole('link', { name: 'Minimal', exact: true }).click();
      await expect(name).toHaveValue(typed);
    }
  });

  test('works in a language of their own, and the site stays as it is', { tag: '@js' }, async ({ page, visit }) => {
    await visit('/admin/categories');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categorías');
    await page.getByRole('link', { name: 'Suscriptores' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suscriptores');
    await page.getByRole('banner').getByRole('link', { name: 'Tapeta' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('banner').getByLabel('Search wallpapers')).toBeVisible();
    await visit('/admin/categories');
    await page.getByRole('button', { name: 'Crear', exact: true }).click();
    await expect(page.getByText('Falta el nombre.').first()).toBeVisible();
  });
});

/** A task that another test started keeps its title. */
const TASK_TITLE = /\.task$|^trashTasks|\.deletingOne$/;

/** Every English sentence without gaps that the Spanish messages do not have as well. */
function englishSentences(): string[] {
  const sentencesIn = (language: 'en' | 'es') =>
    textsOf(messagesIn(language), '').flatMap(([path, text]) =>
      isSentence(text) && !TASK_TITLE.test(path) ? [text] : [],
    );
  const spanish = new Set(sentencesIn('es'));
  return sentencesIn('en').filter((text) => !spanish.has(text));
}

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    // The list of changes, which is in English and says so.
    .replace(/<div [^>]*lang="en">.*?<\/div>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'");

test('no Spanish page has an English sentence', { tag: '@no-js' }, async ({
  administrator,
  request,
  site,
  addWallpaper,
}) => {
  await administrator.post('/language', {
    form: { language: 'es', area: 'admin', next: '/admin' },
    headers: { Origin: site.url },
  });
  const { id } = await addWallpaper({ name: 'bosque.jpg', fields: { title: 'Bosque', tags: '["bosque"]' } });
  const sentences = englishSentences();
  expect(sentences.length).toBeGreaterThan(500);
  const visitors = [
    ...['', '?tab=random', '?q=nada', '/tag/bosque', '/tag', '/colour/red', '/changers', '/contact'],
    ...['/help', '/privacy', '/terms', '/subscribe', '/404', '/503', '/feed.xml', '/tag/bosque/feed.atom'],
    ...['', '/screen', '/monitors', '/full'].map((part) => `/wallpaper/${id}${part}`),
  ].map((path) => `/es${path}`);
  const screens = adminPages().filter(({ isScreen }) => isScreen);
  const ofAdministrator = screens.map(({ path }) => path.replace(/\b1\b/, String(id)));
  const found: string[] = [];
  for (const path of [...visitors, ...ofAdministrator]) {
    const answer = await (path.startsWith('/admin') ? administrator : request).get(path);
    const text = textOf(await answer.text());
    found.push(...sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${path}: ${sentence}`));
  }
  expect(found).toEqual([]);
});

test('texts that are 40% longer make no page wider than the screen', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
  logIn,
}) => {
  const { path } = await addWallpaper({ name: 'x.jpg', fields: { title: 'A very long way' } });
  await logIn();
  const admin = [
    '',
    '/wallpapers',
    '/wallpapers/new',
    '/wallpapers/bulk',
    '/categories',
    '/tags',
    '/subscribers',
    '/system',
  ];
  for (const address of [
    ...['/', path, `${path}/screen`, `${path}/monitors`, '/changers', '/contact', '/help', '/login'],
    ...admin.map((part) => `/admin${part}`),
  ]) {
    await visit(address);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        if (node.parentElement?.closest('script, style, code, pre') || node.data.trim() === '') continue;
        const words = node.data.trimEnd().split(' ');
        const longer = words.map((word) => word + 'o'.repeat(Math.round(word.length * 0.4)));
        node.data = longer.join(' ');
      }
    });
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // In the moment of a resize, the old layout may still count. A part of a pixel counts as one.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
          message: `${address} at ${width}`,
        })
        .toBeLessThanOrEqual(1);
    }
  }
});
