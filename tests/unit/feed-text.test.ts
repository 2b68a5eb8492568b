import { expect, test } from 'vitest';
import { writeManifest, writeOpenSearch, writeRobots } from '~/features/integrations/discovery/descriptions';
import { htmlText, xmlText } from '~/lib/markup';

test.each([
  ['<script>alert("1")</script>', '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
  [']]>]]>', ']]&gt;]]&gt;'],
  ['Rock & roll &amp; more', 'Rock &amp; roll &amp;amp; more'],
  ["it's", 'it&#39;s'],
  ['a\u0000b\u0008c\u000bd\u001fe\ufffef', 'abcdef'],
  ['tab\tline\nend', 'tab\tline\nend'],
  ['👩‍🚀 שלום \u202eabc', '👩‍🚀 שלום \u202eabc'],
])('%j becomes harmless HTML', (text, html) => {
  expect(htmlText(text)).toBe(html);
});

test('an unpaired surrogate becomes a replacement character', () => {
  expect(xmlText('a\ud83db')).toBe('a\ufffdb');
});

test('robots.txt excludes forms, the API and endless lists, names the sitemap and asks for a delay', () => {
  const lines = writeRobots('https://gallery.test', ['', '/pt-br'], (path) => path === '/list').split('\n');
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Crawl-delay: 1']);
  for (const path of [
    '/admin$',
    '/admin/',
    '/login?',
    '/api/',
    '/*?q=',
    '/*?seed=',
    '/list$',
    '/list/',
    '/pt-br/list$',
  ])
    expect(lines).toContain(`Disallow: ${path}`);
  const closed = lines.filter((line) => line.startsWith('Disallow: /images') || line === 'Disallow: /');
  expect(closed).toEqual(['Disallow: /images/*-full.jpg']);
  // It would close /listing, too.
  expect(lines).not.toContain('Disallow: /list');
  expect(lines).not.toContain('Disallow: /pt-br/list');
  expect(lines).toContain('Sitemap: https://gallery.test/sitemap.xml');
});

test('special characters in the site name are escaped', () => {
  const text = writeOpenSearch({ name: 'A & <B> "C"', origin: 'https://gallery.test' });
  expect(text).toContain('<ShortName>A &amp; &lt;B&gt; &quot;C&quot;</ShortName>');
  expect(text).toContain('template="https://gallery.test/?q={searchTerms}"');
  expect(JSON.parse(writeManifest('A & <B> "C"', null)).name).toBe('A & <B> "C"');
});

test('a long site name is shortened where the standards require it', () => {
  const name = '🖼 Wallpapers of the whole world';
  expect(/<ShortName>(.*)<\/ShortName>/.exec(writeOpenSearch({ name, origin: 'https://gallery.test' }))?.[1]).toBe(
    '🖼 Wallpapers of',
  );
  expect(JSON.parse(writeManifest(name, null)).short_name).toBe('🖼 Wallpapers');
});
