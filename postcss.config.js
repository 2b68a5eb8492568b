import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';

const require = createRequire(import.meta.url);
const fileOf = (name) => require.resolve(`@radix-ui/themes/${name}`);
const read = (file) => readFileSync(file, 'utf8');

const filesOf = (folder, ending) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), folder, name));
const pages = () => filesOf('./app', '.tsx').map(read);
const isAdmin = (file) => file.includes('/styles/admin/');
const ownStyles = (belongs) => filesOf('./app/styles', '.css').filter(belongs).map(read);

/** The components of Radix Themes that our pages import, and those that these are made of. */
function components() {
  const found = new Map();
  const add = (file) => {
    if (found.has(file)) return;
    const source = read(file);
    found.set(file, source);
    for (const [, name] of source.matchAll(/"(\.[^"]+[.]js)"/g))
      if (!/props|helpers/.test(name)) add(path.join(path.dirname(file), name));
  };
  for (const page of pages())
    for (const [, name] of page.matchAll(/'@radix-ui\/themes\/components\/([\w-]+)'/g))
      add(fileOf(`components/${name}`));
  return [...found.values()];
}

/** What the markup has that no source spells out: the theme of ui/shell/theme.ts, and the looks that ui/admin asks for. */
const THEME = ['amber', 'gray', 'red', 'slate', 'medium', '100%', 'solid', 'true'];
const LOOKS = ['rt-high-contrast', /^rt-r-size-[126]$/, /^rt-variant-(solid|soft|surface)$/];

function selectorsIn(source) {
  return {
    classes: source.match(/\brt-[\w-]+/g) ?? [],
    ids: [],
    tags: ['a', 'body', 'button', 'div', 'h1', 'input', 'p', 'span', 'textarea'],
    attributes: {
      names: ['data-disabled', 'data-state', 'type', ...(source.match(/\bdata-[\w-]+/g) ?? [])],
      values: [...THEME, 'search'],
    },
    undetermined: [],
  };
}

const SCHEME_CLASS = /:(?:is|where|not)\(\.(dark|light), \.\1-theme\)|\.(?:dark|light)(?:-theme)?\b/g;

/** Radix chooses dark and light by a class that a script sets; the visitor's own setting needs none. */
function followColorScheme(root) {
  const dark = postcss.atRule({ name: 'media', params: '(prefers-color-scheme: dark)', nodes: [] });
  root.walkRules((rule) => {
    if (!/\.(dark|light)\b/.test(rule.selector)) return;
    const isDark = rule.selector.includes('.dark');
    const selectors = postcss.list.comma(rule.selector).map((one) => one.replace(SCHEME_CLASS, '').trim() || ':root');
    rule.selectors = [...new Set(selectors)];
    if (isDark) dark.append(rule.remove());
  });
  root.append(dark);
}

function tokens() {
  const root = postcss.root();
  for (const name of ['base', 'colors/slate', 'colors/amber', 'colors/red'])
    root.append(postcss.parse(read(fileOf(`tokens/${name}.css`))).nodes);
  root.walkAtRules('font-face', (rule) => rule.remove());
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('display-p3')) rule.remove();
  });
  followColorScheme(root);
  return root.toString();
}

const variablesIn = (text) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

/** The variables that some rule uses, directly or through another variable; PurgeCSS loses those. */
function usedVariables(css, users) {
  const needed = new Set(users.flatMap(variablesIn));
  const values = new Map();
  postcss.parse(css).walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, `${values.get(prop) ?? ''} ${value}`);
    else for (const name of variablesIn(value)) needed.add(name);
  });
  for (const name of needed) for (const inner of variablesIn(values.get(name) ?? '')) needed.add(inner);
  return needed;
}

function onlyDeclarations(css, isKept) {
  const root = postcss.parse(css);
  root.walkDecls((decl) => {
    if (!isKept(decl.prop)) decl.remove();
  });
  for (const type of ['rule', 'atrule'])
    root.walk((node) => {
      if (node.type === type && node.nodes?.length === 0) node.remove();
    });
  return root;
}

const isVariable = (prop) => prop.startsWith('--');

/** The parts of the Radix Themes stylesheet that our pages use: a few KB of 812. */
async function radixThemes() {
  // PurgeCSS takes a pseudo-class alone for a selector without use.
  const spelledOut = (css) => css.replace(/(:(?:where|is)\(\s*|,\s*)(?=:[^;{}]*\{)/g, '$1*');
  const sources = [...components(), read(new URL('./app/ui/shell/theme.ts', import.meta.url))];
  const [first, second] = await new PurgeCSS().purge({
    content: sources.map((raw) => ({ raw, extension: 'js' })),
    css: [tokens(), read(fileOf('components.css'))].map((css) => ({ raw: spelledOut(css) })),
    extractors: [{ extractor: selectorsIn, extensions: ['js'] }],
    safelist: ['radix-themes', ...LOOKS],
    keyframes: true,
  });
  const onSite = usedVariables(first.css, [...ownStyles((file) => !isAdmin(file)), ...pages()]);
  const inAdmin = usedVariables(first.css, [second.css, ...ownStyles(isAdmin)]);
  const ofComponents = usedVariables(second.css, []);
  const looks = onlyDeclarations(second.css, (prop) => !isVariable(prop) || ofComponents.has(prop));
  return {
    tokens: onlyDeclarations(first.css, (prop) => !isVariable(prop) || onSite.has(prop)),
    // What visitors would load for nothing.
    components: onlyDeclarations(first.css, (prop) => inAdmin.has(prop) && !onSite.has(prop)).append(looks.nodes),
  };
}

let parts;
/** `@radix-themes tokens|components;` stands for that part. */
export default {
  plugins: [
    {
      postcssPlugin: 'radix-themes',
      AtRule: {
        async 'radix-themes'(atRule) {
          parts ??= await radixThemes();
          atRule.replaceWith(parts[atRule.params].clone().nodes);
        },
      },
    },
  ],
};
