import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageInLanguages, readLanguage, redirectWithin } from '~/http/request/request-language.server';
import { belowPrefix } from '~/messages/addresses';
import { LANGUAGES, type Language } from '~/messages/languages';
import { type Messages, messagesIn, setSiteLanguages } from '~/messages/languages.server';
import { isSentence, textsOf } from '../support/message-texts.mjs';

const english = messagesIn('en');
const OTHERS = Object.keys(LANGUAGES).filter((code) => code !== 'en') as Language[];

/** None in functions, whose sources have brackets for other reasons. */
const brackets = (text: string) => (text.includes('=>') ? 0 : (text.match(/\[[^[\]]*\]/g)?.length ?? 0));

/** Rooms of commands are English everywhere. */
const ROOMS = (Object.keys(english) as (keyof Messages)[]).filter((room) => messagesIn('es')[room] !== english[room]);

test('every room is used', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const texts = files.map((name) => readFileSync(`app/${name}`, 'utf8')).join('\n');
  expect(ROOMS.filter((room) => !texts.includes(`messagesOf('${room}')`) && !texts.includes(`).${room}.`))).toEqual([]);
});

describe.each(OTHERS)('the messages in %s', (language) => {
  const rooms = ROOMS.map(
    (room) => [room, textsOf(english[room], ''), new Map(textsOf(messagesIn(language)[room], ''))] as const,
  );

  test('have the same links and gaps as the English ones', () => {
    const wrong = rooms.flatMap(([room, texts, own]) =>
      texts.filter(([path, text]) => brackets(text) !== brackets(own.get(path) ?? '')).map(([path]) => room + path),
    );
    expect(wrong).toEqual([]);
  });

  test('contain no English sentence', () => {
    const same = rooms.flatMap(([room, texts, own]) =>
      texts.filter(([path, text]) => isSentence(text) && own.get(path) === text).map(([path]) => room + path),
    );
    // Spanish in the specification, and names of programs and their menus.
    expect(
      same.filter(
        (path) =>
          !/^(changerPrograms\.names|taxonomy\.category\.noneValid|wallpaperForm\.incomplete|categories\.)/.test(path),
      ),
    ).toEqual([]);
  });
});

describe('an address', () => {
  beforeEach(() => setSiteLanguages('en', ['es']));
  afterEach(() => setSiteLanguages('en'));

  test.each([
    ['/es/help?a=b', 'es', '/es', '/help?a=b'],
    ['/es', 'es', '/es', '/'],
    ['/es?q=mar', 'es', '/es', '/?q=mar'],
    ['/es.data?_routes=root', 'es', '/es', '/_root.data?_routes=root'],
    ['/es/tag/mar.data', 'es', '/es', '/tag/mar.data'],
    ['/help', 'en', '', '/help'],
    ['/en/help', 'en', '', '/help'],
    ['/fr/help', 'en', '', '/fr/help'],
    ['/esto', 'en', '', '/esto'],
    ['/es/admin', 'en', '', '/es/admin'],
    ['/es/images/a/b.jpg', 'en', '', '/es/images/a/b.jpg'],
  ])('%s is in %s', (url, language, prefix, rest) => {
    expect(readLanguage(url, {})).toMatchObject({ language, prefix, url: rest });
  });

  test.each([
    ['/en/help?a=b', '/help?a=b'],
    ['/ES/help', '/es/help'],
    ['/Es?q=mar', '/es?q=mar'],
    ['/EN', '/'],
    ['/en//evil.test/', '/evil.test/'],
    ['/en/\\evil.test', '/evil.test'],
    ['/ES/.//evil.test', '/es/evil.test'],
    ['/es/help', undefined],
    ['/help', undefined],
  ])('%s has moved to %s', (url, moved) => expect(readLanguage(url, {}).moved).toBe(moved));

  test('has no prefix on a site in one language', () => {
    setSiteLanguages('es');
    expect(readLanguage('/en/help', {})).toEqual({ language: 'es', prefix: '', url: '/en/help' });
    expect(pageInLanguages(new Request('http://site.example/help'))).toEqual([]);
  });

  test('of the administrator’s area has the language of a cookie', () => {
    const cookie = '__Host-sid=1; admin-language=es';
    expect(['/admin', '/api/wallpapers', '/help'].map((url) => readLanguage(url, { cookie }).language)).toEqual([
      ...['es', 'es', 'en'],
    ]);
    expect(readLanguage('/admin', { cookie: 'admin-language=xx' }).language).toBe('en');
    // Without a session the API's answers are shared.
    expect(readLanguage('/api/wallpapers', { cookie: 'admin-language=es' }).language).toBe('en');
    expect(readLanguage('/es/api/wallpapers', {}).language).toBe('es');
  });

  test('of a redirect stays below the prefix, unless it has no language', () => {
    const locations = [
      '/',
      '/?q=mar',
      '/tag/mar',
      '/admin',
      '/images/a.jpg',
      '//evil.example',
      'https://files.example/',
    ];
    expect(locations.map((location) => redirectWithin('/es', location))).toEqual([
      ...['/es', '/es?q=mar', '/es/tag/mar', '/admin', '/images/a.jpg', '/es/evil.example', 'https://files.example/'],
    ]);
  });

  test('of the home page has no slash after the prefix', () => {
    expect(['/', '/?q=a', '/#top', '/help'].map((path) => belowPrefix('/es', path))).toEqual([
      ...['/es', '/es?q=a', '/es#top', '/es/help'],
    ]);
  });
});
